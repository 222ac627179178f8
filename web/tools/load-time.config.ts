import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

export default defineConfig(usual, {
  testDir: '.',
  testMatch: 'load-time.ts',
  outputDir: '../test-results/load-time',
  workers: 1,
  reporter: [['line']],
});
