import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';
import { isWhole } from './scripts/support/isWhole.ts';

/** Whole-product tests: the real server, a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  // what takes long, or tries a test itself
  ...(!isWhole && { grepInvert: /@whole/ }),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // they wait for browsers more than they reckon: two cores carry three
  workers: 3,
  fullyParallel: false,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [...browserArguments],
      // Bars that take room, as on most desks: without them nobody sees what a width of the window does.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    locale: 'ru-RU',
    trace: 'off',
  },
});
