import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import configuration from '../../.dependency-cruiser.js';
import { root } from './root.ts';

type Paths = string | readonly string[] | undefined;

/** Folders whose subfolders each need a rule. */
const houses = [
  'packages/core/src',
  'packages/ui/src',
  'packages/ui/src/admin',
  'packages/ui/src/public',
  'packages/server/src',
  'packages/server/src/routes',
  'packages/site/src',
];

const patterns: readonly RegExp[] = configuration.forbidden
  .flatMap(({ from, to }: { from: { path?: Paths }; to: { path?: Paths } }) => [from.path, to.path])
  .flatMap((paths) => paths ?? [])
  // A back reference `$2` refers to a folder that is named where it is captured.
  .filter((path) => !path.includes('$2'))
  .map((path) => new RegExp(path));

/** Returns whether a pattern names a folder: a pattern of a whole package also matches folders that do not exist. */
function names(pattern: RegExp, house: string, room: string): boolean {
  const found = pattern.exec(`${house}/${room}/file.ts`);
  return found !== null && (found.includes(room) || !pattern.test(`${house}/nowhere/file.ts`));
}

/** Returns the file with the rules for the neighbours of a folder. */
export function rulesOf(room: string): string {
  const [, name] = /^packages\/(core|server)\//.exec(room) ?? [];
  return name === undefined ? '.dependency-cruiser.js' : `scripts/rules/${name}.js`;
}

/** Returns the folders that no import rule names. */
export function roomsWithoutRule(folder = root): string[] {
  return houses.flatMap((house) =>
    readdirSync(join(folder, house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .filter(({ name }) => !patterns.some((pattern) => names(pattern, house, name)))
      .map(({ name }) => `${house}/${name}`),
  );
}
