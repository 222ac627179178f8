export default import.meta.glob('/src/**/words/en.ts', { eager: true, import: 'default' });
