import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';
import { isWhole } from './scripts/support/isWhole.ts';

/** Whole-product tests: the real server, a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  // Excludes slow tests, and tests of the tests.
  ...(!isWhole && { grepInvert: /@whole/ }),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // They wait for browsers more than they compute: two cores can run three.
  workers: 3,
  fullyParallel: false,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...browserArguments],
      // Scroll bars that take space, as on most desktops: without them nobody sees their effect on a window's width.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    locale: 'ru-RU',
    trace: 'off',
  },
});
