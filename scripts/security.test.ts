import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSheet, requirements } from './support/asvs.ts';
import { root } from './support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheet = readSheet(read('docs/security/asvs.md'));

/** Returns whether a test file contains a test's name in any of the three kinds of quotes. */
const has = (file: string, name: string) => read(file).replaceAll('\\', '').includes(name);

test('the sheet answers each requirement of levels 1 and 2 once, and no other', () => {
  const listed = sheet.flatMap(({ ids }) => ids);
  expect(listed.toSorted()).toEqual([...requirements.keys()].toSorted());
});

test('each answer is one of five, is explained, and names its proof', () => {
  for (const { ids, holds, says, proofs } of sheet) {
    const [id = ''] = ids;
    expect(['yes', 'partly', 'no', 'operator', 'n/a'], id).toContain(holds);
    expect(says.length, id).toBeGreaterThan(10);
    if (holds === 'yes' || holds === 'partly') expect(proofs.length, id).toBeGreaterThan(0);
  }
});

test('each named file exists and contains the named tests', () => {
  const missing = sheet.flatMap(({ ids, proofs }) =>
    proofs.flatMap(({ file, names }) => {
      if (!existsSync(join(root, file))) return [`${ids.join(' ')}: ${file}`];
      return names.filter((name) => !has(file, name)).map((name) => `${ids.join(' ')}: ${file} "${name}"`);
    }),
  );
  expect(missing).toEqual([]);
});

test('each file that docs/security/README.md names exists', () => {
  const promises = read('docs/security/README.md');
  const files = [...promises.matchAll(/`((?:packages|e2e|scripts)\/[^`]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the summary of the sheet counts its answers correctly', () => {
  const counts = new Map<string, number>();
  for (const { ids, holds } of sheet) counts.set(holds, (counts.get(holds) ?? 0) + ids.length);
  const of = (holds: string) => counts.get(holds) ?? 0;
  const said = /^\d+ requirements: .*$/m.exec(read('docs/security/asvs.md'))?.[0];
  expect(said).toBe(
    `${requirements.size} requirements: ${of('yes')} hold, ${of('partly')} partly, ${of('no')} do not, ${of('operator')} are the operator's, ${of('n/a')} do not apply.`,
  );
});
