export default import.meta.glob('/src/**/words/tr.ts', { eager: true, import: 'default' });
