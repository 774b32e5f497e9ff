import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { createServer } from '../createServer.ts';
import type { Settings } from '../settings.ts';
import { testLook } from './siteLook.ts';
import { testSettings } from './testSettings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** See `sharedSample.ts`. */
    sampleFolder: string;
  }
}

const inFolder = (dataFolder: string): Partial<Settings> => ({
  dataFolder,
  sqliteFile: join(dataFolder, 'janus.sqlite'),
  mediaFolder: join(dataFolder, 'media'),
});

async function makeSample(dataFolder: string): Promise<void> {
  const { settings, remove } = testSettings({ sample: true });
  const server = createServer({ settings: { ...settings, ...inFolder(dataFolder) }, look: testLook });
  await server.ready();
  await server.close();
  remove();
}

/**
 * Puts a first start with the sample into a data folder, and returns the settings that find it there. The worker that
 * comes first makes it as any first start does, in seconds; all others copy.
 */
export async function copySample(dataFolder: string): Promise<Partial<Settings>> {
  const shared = inject('sampleFolder');
  const made = join(shared, 'made');
  const ready = join(shared, 'ready');
  const isFirst = mkdirSync(made, { recursive: true }) !== undefined;
  if (isFirst) {
    await makeSample(made);
    writeFileSync(ready, '');
  }
  while (!existsSync(ready)) await wait(50);
  cpSync(made, dataFolder, { recursive: true });
  return inFolder(dataFolder);
}
