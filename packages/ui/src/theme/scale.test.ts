import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.css.ts', { cwd: source });

test('no style sets a literal font size in rem or px instead of using the scale', () => {
  expect(files.length).toBeGreaterThan(50);
  const ownNumbers = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/fontSize: '[\d.]+(?:rem|px)'/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(ownNumbers).toEqual([]);
});
