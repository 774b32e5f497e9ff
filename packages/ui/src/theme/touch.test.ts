import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('a size for touch is at least 44 px', () => {
  const sizes = globSync('**/*.css.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\[media\.coarse\]: \{([^}]*)\}/g)].flatMap(
      ([, rules = '']) =>
        [...rules.matchAll(/(?:[Ss]ize|[Hh]eight|[Ww]idth): (\d+)\b/g)].map(([, size]) => ({
          file,
          size: Number(size),
        })),
    ),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ size }) => size < 44)).toEqual([]);
});
