export default import.meta.glob('/src/**/words/ro.ts', { eager: true, import: 'default' });
