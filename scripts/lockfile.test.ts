// If a registry lacks a platform's binary during `npm install`, npm silently omits that optional package from
// package-lock.json. The next `npm ci` on a clean machine then ends with "Missing: X from lock file". Therefore every
// optional dependency with an exact version must be in the lock file with that version.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/root.ts';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Returns the folders in which Node looks for a package's dependencies, innermost first. */
function searchPath(folder: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  const ancestors = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return [...ancestors.filter((ancestor) => !ancestor.endsWith('node_modules')), ''].map((ancestor) =>
    ancestor === '' ? 'node_modules' : `${ancestor}/node_modules`,
  );
}

/** Returns every exact optional dependency that does not resolve to an entry with its version. */
function missingFrom({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => exactVersion.test(version))
      .filter(([name, version]) => {
        const found = searchPath(folder)
          .map((place) => packages[`${place}/${name}`])
          .find(Boolean);
        return found?.version !== version;
      })
      .map(([name, version]) => `${folder || 'package.json'} asks for ${name}@${version}`),
  );
}

describe('package-lock.json', () => {
  it('contains the binaries of every platform', async () => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
    expect(lock.lockfileVersion).toBe(3);
    expect(missingFrom(lock)).toEqual([]);
  });

  it('is rejected when a binary is missing or has another version', () => {
    const tool = { version: '2.0.0', optionalDependencies: { 'tool-linux': '2.0.0', 'tool-any': '^1.0.0' } };
    const lock = (packages: Record<string, LockedPackage>): Lockfile => ({ lockfileVersion: 3, packages });
    const complaint = ['node_modules/tool asks for tool-linux@2.0.0'];
    expect(missingFrom(lock({ 'node_modules/tool': tool }))).toEqual(complaint);
    expect(
      missingFrom(lock({ 'node_modules/tool': tool, 'node_modules/tool-linux': { version: '1.0.0' } })),
    ).toEqual(complaint);
    expect(
      missingFrom(lock({ 'node_modules/tool': tool, 'node_modules/tool-linux': { version: '2.0.0' } })),
    ).toEqual([]);
  });

  it('a dependency beside the package takes precedence over one above it', () => {
    const packages: Record<string, LockedPackage> = {
      'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0' } },
      'node_modules/a/node_modules/tool-linux': { version: '1.0.0' },
      'node_modules/tool-linux': { version: '2.0.0' },
    };
    expect(missingFrom({ lockfileVersion: 3, packages })).toEqual([]);
  });
});
