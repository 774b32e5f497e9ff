import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Written as the last step of a build; its time is the build's. */
export const stampFile = join(root, 'packages/site/dist/built');

/** Written when a library's `dist` is whole; its time is the build's. */
export const libraryStamp = (name: 'core' | 'ui'): string =>
  join(root, 'node_modules/.cache/janus-libraries', name);

/** What the libraries are built of: ui takes core's types. */
const librarySources = ['core', 'ui'].flatMap((name) =>
  ['src', 'package.json', 'tsup.config.ts'].map((part) => `packages/${name}/${part}`),
);

/** What the built site is made of. The server runs from its source and needs no build. */
const sources = [
  'packages/core/src',
  'packages/ui/src',
  'packages/site/src',
  'packages/site/public',
  'packages/site/vite.config.ts',
  'packages/site/src/document/build/entryPlugin.ts',
  'packages/site/src/document/build/partsPlugin.ts',
  'vite.shared.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];
const notBuilt = /\.(?:test|stories)\.tsx?$/;

function isNewer(path: string, than: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (!stats.isDirectory()) return stats.mtimeMs > than && !notBuilt.test(path);
  // A folder's own time tells of files that went away.
  return stats.mtimeMs > than || readdirSync(path).some((name) => isNewer(join(path, name), than));
}

function isFresh(stamp: string, of: readonly string[]): boolean {
  const stats = statSync(stamp, { throwIfNoEntry: false });
  return stats !== undefined && !of.some((source) => isNewer(join(root, source), stats.mtimeMs));
}

/** Whether the built site is there and nothing it is made of has changed since. */
export function isBuilt(): boolean {
  return isFresh(stampFile, sources);
}

/** The same of a library. */
export function isLibraryBuilt(name: 'core' | 'ui'): boolean {
  return isFresh(libraryStamp(name), [...librarySources, 'package-lock.json', 'vite.shared.ts']);
}
