export default import.meta.glob('/src/**/words/zh-Hant.ts', { eager: true, import: 'default' });
