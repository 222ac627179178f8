import usual from '../playwright.config';

// Only for `tools/screenshots`: these are pictures to look at, not tests.
export default { ...usual, testDir: '.', outputDir: '../test-results/readme', workers: 1 };
