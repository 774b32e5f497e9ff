import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Written as the last step of a build: its time is the build's, its text lists the server's modules in the bundle. */
const stampIn = (folder: string): string => join(folder, 'packages/site/dist/built');

/** Forgets the last build, which is being replaced. */
export function dropStamp(): void {
  rmSync(stampIn(root), { force: true });
}

/** Notes a finished build; `modules` are the absolute paths of all files in it. */
export function stampBuild(modules: readonly string[], folder = root): void {
  const paths = modules.map((module) => relative(folder, module));
  const ofServer = paths.filter((path) => path.startsWith('packages/server/'));
  writeFileSync(stampIn(folder), JSON.stringify([...new Set(ofServer)].sort()));
}

/** Written when a library's `dist` is complete; its time is the build's. */
export const libraryStamp = (name: 'core' | 'ui'): string =>
  join(root, 'node_modules/.cache/janus-libraries', name);

/** The sources of the libraries: ui includes core's types. */
const librarySources = ['core', 'ui'].flatMap((name) =>
  ['src', 'package.json', 'tsup.config.ts'].map((part) => `packages/${name}/${part}`),
);

/**
 * The sources of the built site and the programs that build it, besides the server's modules in its stamp. The server
 * itself needs no build.
 */
export const sources = [
  'packages/core/src',
  'packages/ui/src',
  'packages/site/src',
  'packages/site/public',
  'packages/site/vite.config.ts',
  'vite.shared.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/support/asciiOutput.ts',
  'scripts/support/typesetCatalogues.ts',
];
const notBuilt = /\.(?:test|stories)\.tsx?$/;

function isNewer(path: string, than: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if (!stats.isDirectory()) return stats.mtimeMs > than && !notBuilt.test(path);
  // A folder's own time changes when files are removed.
  return stats.mtimeMs > than || readdirSync(path).some((name) => isNewer(join(path, name), than));
}

function isFresh(stamp: string, of: readonly string[], folder = root): boolean {
  const stats = statSync(stamp, { throwIfNoEntry: false });
  return stats !== undefined && !of.some((source) => isNewer(join(folder, source), stats.mtimeMs));
}

/** Null without a build, or with one of a version that noted none. */
function stampedModules(folder: string): string[] | null {
  try {
    return JSON.parse(readFileSync(stampIn(folder), 'utf8')) as string[];
  } catch {
    return null;
  }
}

/** Returns whether the site is built and its sources are unchanged since. */
export function isBuilt(folder = root): boolean {
  const modules = stampedModules(folder);
  return modules !== null && isFresh(stampIn(folder), [...sources, ...modules], folder);
}

/** Returns the same for a library. */
export function isLibraryBuilt(name: 'core' | 'ui'): boolean {
  return isFresh(libraryStamp(name), [...librarySources, 'package-lock.json', 'vite.shared.ts']);
}
