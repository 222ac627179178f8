import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.ts';
import { firstScreen } from './tools/first-screen.ts';
import { pictures } from './tools/pictures.ts';
import { workerVersion } from './tools/worker-version.ts';

const WORKER = 'sw.js'; // beside the index, because its scope is everything below it
const modern = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

// Few files for the first screen: the start, which other files use too, and the lobby with all its imports.
const groups = [
  { name: 'start', test: /[\\/]src[\\/](arrive|words[\\/](gathered|language|plural)|api[\\/]early|keep[\\/]storage)\.ts$|preload-helper|rolldown[\\/]runtime/, priority: 2 },
  { name: 'lobby', test: /[\\/]src[\\/]App\.svelte$/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), workerVersion(WORKER), firstScreen(), pictures(), compressed()],
  base: './',
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    // These support light-dark() and <dialog>, so no fallback styles are needed.
    target: modern,
    cssTarget: modern,
    rolldownOptions: {
      input: ['index.html', 'worker/sw.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env['PARLOR_AT'] ?? 'http://127.0.0.1:8080', ws: true },
    },
  },
  // Tests run Svelte's browser code, not its server code.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
    css: { include: [/palettes\.css/] }, // a test reads it
  },
});
