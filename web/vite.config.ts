import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const modern = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    // These know light-dark() and <dialog>, so no style is written twice.
    target: modern,
    cssTarget: modern,
  },
  server: {
    proxy: {
      '/api': { target: process.env['PARLOR_AT'] ?? 'http://127.0.0.1:8080', ws: true },
    },
  },
  // Tests run the code that browsers get, not the one that Svelte has for servers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts'],
  },
});
