import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.css.ts', { cwd: source });

test('the letters of every style have a size of the scale, of the picture or of the words around them', () => {
  expect(files.length).toBeGreaterThan(50);
  const ownNumbers = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/fontSize: '[\d.]+(?:rem|px)'/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(ownNumbers).toEqual([]);
});
