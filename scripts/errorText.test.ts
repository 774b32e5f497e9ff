// The message of an error is the client's own English text if no server has responded; it once appeared in Russian
// toasts. Screens must show errorText of core, in the language of the page.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';

/** These check the kind of the error first, or show nothing. */
const exceptions = new Set([
  'components/ErrorState/ErrorState.tsx',
  'hooks/failure.ts',
  'public/home/contactMessage.ts',
]);
const shown = /\b(?:error|failure)\??\.message\b/;

it.each([
  ['t`Не сохранено: ${result.error.message}`', true],
  ['say(error?.message)', true],
  ['errorText(result.error, language)', false],
])('%s: %s', (line, isFound) => {
  expect(shown.test(line)).toBe(isFound);
});

it('no screen shows the raw message of an error', async () => {
  const folder = join(root, 'packages/ui/src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name) && !exceptions.has(name),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => shown.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
