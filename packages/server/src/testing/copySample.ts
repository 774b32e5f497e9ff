import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { createServer } from '../createServer.ts';
import type { Settings } from '../settings.ts';
import { testLook } from './testLook.ts';
import { testPasswordCost, testSettings } from './testSettings.ts';

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
  const server = createServer({
    settings: { ...settings, ...inFolder(dataFolder) },
    look: testLook,
    passwordCost: testPasswordCost,
  });
  await server.ready();
  await server.close();
  remove();
}

/**
 * Provides the installed sample to a server that starts with it on SQLite and its own folder. The first worker installs
 * it as on any first start, in seconds; all others copy it.
 */
export async function copySample(settings: Settings): Promise<void> {
  const { sample, databaseUrl, sqliteFile, storageUrl, dataFolder } = settings;
  if (!sample || databaseUrl !== null || sqliteFile !== ':memory:' || storageUrl !== null) return;
  const shared = inject('sampleFolder');
  const made = join(shared, 'made');
  const ready = join(shared, 'ready');
  const isFirst = mkdirSync(made, { recursive: true }) !== undefined;
  if (isFirst) {
    try {
      await makeSample(made);
    } finally {
      // also on failure, so that nobody waits forever: the server that finds an incomplete sample finishes it
      writeFileSync(ready, '');
    }
  }
  while (!existsSync(ready)) await wait(50);
  cpSync(made, dataFolder, { recursive: true });
  Object.assign(settings, inFolder(dataFolder));
}
