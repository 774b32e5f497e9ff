import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** The files that read whole tables, and why. */
const wholeTables: Readonly<Record<string, string>> = {
  'db/live.ts': 'hides what was deleted',
  'backup/tables.ts': 'copies the bin, too',
  'routes/posts/tags/store.ts': 'gives a tag that comes back to what lies in the bin, too',
  'routes/shared/reorder.ts': 'keeps the places of what was deleted',
};

/** A read of one of the tables with deleted rows, by the query builder or in SQL. */
const table = '(posts|projects|experiences|career_entries|messages|series|redirects|cv_versions)';
/** Tags are also joined by their words and posts; only a tag that is not deleted has posts. */
const first = table.replace(')', '|tags)');
const read = new RegExp(
  `selectFrom\\(\\s*['"\`]${first}( as \\w+)?['"\`]|Join\\(\\s*['"\`]${table}( as \\w+)?['"\`]|\\bfrom\\s+"?${first}\\b|\\bjoin\\s+"?${table}\\b`,
  'i',
);
const liveTest = /isLive\(/;

function offenders(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.test\.ts$|^(hardening|testing|db\/migrations|routes\/trash)\//.test(path),
    )
    .filter((path) => !(path in wholeTables))
    .flatMap((path) =>
      readFileSync(join(source, path), 'utf8')
        .split('\n')
        .filter((line) => read.test(line) && !liveTest.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

test('every read of rows that can be deleted starts in db/live.ts or uses isLive', () => {
  expect(offenders()).toEqual([]);
});
