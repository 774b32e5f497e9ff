import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { outcomeFile, picturesFolder, readSettings } from './settings.ts';

const settings = readSettings();
const { folder, isBase } = settings;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: join(folder, 'results'),
  snapshotPathTemplate: join(picturesFolder(settings), '{arg}{ext}'),
  timeout: 180_000,
  // No tolerance: the same browser on the same machine renders the same pixels.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0 } },
  updateSnapshots: isBase ? 'all' : 'none',
  workers: 2,
  fullyParallel: true,
  // Playwright reports each picture as new.
  quiet: isBase,
  reporter: isBase
    ? 'line'
    : [
        ['line'],
        ['html', { outputFolder: join(folder, 'report'), open: 'never' }],
        ['json', { outputFile: outcomeFile(settings) }],
      ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findBrowser(),
      // Partial repaints have other edges than a full paint.
      args: [...browserArguments, '--disable-partial-raster'],
    },
  },
});
