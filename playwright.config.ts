import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';

/** Whole-product tests: the real server, a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Two cores, three processes a test: what fails twice is broken, what fails once is named as flaky in the report.
  retries: 1,
  fullyParallel: false,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser(), args: [...browserArguments] },
    locale: 'ru-RU',
    trace: 'off',
  },
});
