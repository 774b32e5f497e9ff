import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Written as the last step of a build; its time is the build's. */
export const stampFile = join(root, 'packages/site/dist/built');

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

/** Whether the built site is there and nothing it is made of has changed since. */
export function isBuilt(): boolean {
  const stamp = statSync(stampFile, { throwIfNoEntry: false });
  return stamp !== undefined && !sources.some((source) => isNewer(join(root, source), stamp.mtimeMs));
}
