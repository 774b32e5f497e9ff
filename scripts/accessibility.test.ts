import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/root.ts';

/** The success criteria of WCAG 2.2, levels A and AA: https://www.w3.org/TR/WCAG22/ */
const criteria =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', , heldBy = '']) => ({ number, heldBy }),
);
const cited = [...page.matchAll(/`([\w/.-]+\.tsx?)`(?:: “([^”]+)”)?/g)].map(([, file = '', words = '']) => ({
  file,
  words,
}));

describe('docs/accessibility.md', () => {
  it('has a row for each WCAG 2.2 criterion of levels A and AA, in order', () => {
    expect(rows.map(({ number }) => number).join(' ')).toBe(criteria);
  });

  it.each(rows)('names what ensures $number', ({ heldBy }) => {
    expect(heldBy).toMatch(/axe|`[\w/.-]+\.tsx?`: “|looked at/);
  });

  it.each(cited)('$file contains the cited text: $words', ({ file, words }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(words);
  });
});
