import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import configuration from '../../.dependency-cruiser.js';
import { root } from './root.ts';

type Paths = string | readonly string[] | undefined;

/** Where rooms lie: each folder in these is to be named by a rule. */
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
  // What a rule refers back to by `$2` is named where it is caught.
  .filter((path) => !path.includes('$2'))
  .map((path) => new RegExp(path));

/** A rule of a whole package says nothing of a room: the pattern has to know the room from one that is not there. */
function names(pattern: RegExp, house: string, room: string): boolean {
  const found = pattern.exec(`${house}/${room}/file.ts`);
  return found !== null && (found.includes(room) || !pattern.test(`${house}/nowhere/file.ts`));
}

/** The file whose rules list the neighbours of a folder. */
export function rulesOf(room: string): string {
  const [, name] = /^packages\/(core|server)\//.exec(room) ?? [];
  return name === undefined ? '.dependency-cruiser.js' : `scripts/rules/${name}.js`;
}

/** Folders that no rule of imports names. */
export function roomsWithoutRule(folder = root): string[] {
  return houses.flatMap((house) =>
    readdirSync(join(folder, house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .filter(({ name }) => !patterns.some((pattern) => names(pattern, house, name)))
      .map(({ name }) => `${house}/${name}`),
  );
}
