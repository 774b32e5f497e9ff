import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, presentBrowser } from './scripts/browser.ts';
import { isWhole } from './scripts/support/isWhole.ts';
import { sharedPlugins, sourceConditions, sourceServerConditions } from './vite.shared.ts';

const storybook = fileURLToPath(new URL('.storybook', import.meta.url));
const pattern = '*.test.{ts,tsx}';

/** Every project resolves the workspace packages to their source, in either kind of environment. */
const source = {
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceServerConditions, externalConditions: sourceServerConditions } },
};

/** Enough for a busy two-core machine: a test that hangs still ends, and a slow one does not fail. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 20_000 };

/** Tests inject and do not mock, so a worker loads the modules once, not for each file. */
const shared = { isolate: false };

/** For projects whose tests use both databases, or a site with its sample. */
const databases = {
  globalSetup: ['sharedPostgres', 'sharedSample'].map((name) => `./packages/server/src/testing/${name}.ts`),
};

/** For pages as strings, as visitors get them; React's development build takes several times as long. */
const production = { env: { NODE_ENV: 'production' } };

function nodeProject(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { ...source, test: { name, include, environment: 'node', ...shared, ...patience, ...more } };
}

function reactProject(
  name: string,
  environment: 'jsdom' | 'node',
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    ...source,
    // React's production build does not support development elements.
    oxc: { jsx: { development: environment === 'jsdom' } },
    plugins: sharedPlugins(),
    test: {
      name,
      environment,
      // Loading jsdom takes a second, so it is loaded once per worker; every file still has a window of its own.
      ...(environment === 'jsdom' ? { pool: 'vmThreads' as const } : shared),
      setupFiles: ['vitest.setup.ts'],
      ...patience,
      ...more,
    },
  };
}

async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  return {
    ...source,
    plugins: [await storybookTest({ configDir: storybook })],
    test: {
      name: 'stories',
      setupFiles: ['.storybook/stopDrawing.ts'],
      ...shared,
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: await presentBrowser(),
            args: [...browserArguments],
            ignoreDefaultArgs: ['--hide-scrollbars'],
          },
          // A part that fades in is invisible until its first frame, which a busy machine draws late.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  // The compiler of the stories' styles reads these, and none of a project's.
  ...source,
  test: {
    provide: { isWhole },
    maxWorkers: 3,
    // Files share a worker: what one stubs must not reach the next.
    unstubGlobals: true,
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    projects: [
      nodeProject('core', [`packages/core/**/${pattern}`]),
      nodeProject('server', [`packages/server/**/${pattern}`], databases),
      nodeProject('repository', [`scripts/**/${pattern}`], databases),
      reactProject('site', 'node', { include: ['packages/site/**/*.test.ts'], ...databases, ...production }),
      reactProject('ui', 'jsdom', { include: [`packages/ui/**/${pattern}`, 'packages/site/**/*.test.tsx'] }),
      ...(existsSync(storybook + '/main.ts') ? [await storiesProject()] : []),
    ],
  },
});
