export default import.meta.glob('/src/**/words/es.ts', { eager: true, import: 'default' });
