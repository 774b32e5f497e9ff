import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../support/root.ts';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Modules that stay npm packages: native programs (sharp) and packages that load native helpers at run time (pg).
 * Everything else is bundled.
 */
export const keptModules = ['sharp', 'pg'] as const;

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the folder of a module that is imported from a folder. */
function find(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return path;
  }
  return null;
}

function collect(name: string, from: string, found: Set<string>): void {
  const folder = find(name, from);
  // An optional module that this platform does not use.
  if (folder === null || found.has(folder)) return;
  found.add(folder);
  const { dependencies, optionalDependencies } = manifestOf(folder);
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) collect(one, folder, found);
}

/** Files that a running server does not read: maps, types, documents, sources of native parts. */
const needlessFile = /\.(map|md|markdown|d\.[cm]?ts|ts|flow|cc)$/;
const needlessFolder = /^(docs?|tests?|examples)$/;

/** Copies these modules and their dependencies into a release. */
export function copyModules(release: string): Record<string, string> {
  const server = join(root, 'packages/server');
  const found = new Set<string>();
  for (const name of keptModules) collect(name, server, found);
  for (const folder of found) {
    const name = relative(join(root, 'node_modules'), folder);
    cpSync(folder, join(release, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter(path) {
        const inside = relative(folder, path).split(sep).join('/');
        if (inside.split('/').includes('node_modules')) return false;
        return /^licen[cs]e/i.test(inside) || !(needlessFile.test(inside) || needlessFolder.test(inside));
      },
    });
  }
  return Object.fromEntries(
    keptModules.map((name) => [name, manifestOf(find(name, server) ?? name).version]),
  );
}
