import usual from '../playwright.config';

// By `tools/screenshots` alone: a picture is for people to look at, not a test.
export default { ...usual, testDir: '.', outputDir: '../test-results/readme', workers: 1 };
