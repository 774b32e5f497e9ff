import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fates } from './fates.ts';

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('docs/moving.md lists the same outcomes as the importer', () => {
  const page = readFileSync(new URL('../../../../../docs/moving.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /\| (?:kept|changed|lost)\s+\|/.test(line));
  expect(rows.map(cells)).toEqual(fates);
});
