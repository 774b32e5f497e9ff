import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRussian } from './russian.ts';

const moving = new URL('..', import.meta.url).pathname;

/** Sentences that the importers write: texts of notes and refusals, with their variable parts removed. */
function sentences(): string[] {
  const found: string[] = [];
  for (const room of ['formats', 'import', 'html', 'xml', 'csv'])
    for (const name of readdirSync(join(moving, room), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || /test|fixtures|kept\.ts/.test(name)) continue;
      const source = readFileSync(join(moving, room, name), 'utf8');
      const texts = source.matchAll(
        /(?:\btext: |\btell\(|RefusedError\(\s*|text:\s+)(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g,
      );
      for (const [, plain, template] of texts)
        found.push(plain ?? (template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'));
    }
  return found;
}

test('everything that the importers say has a Russian translation', () => {
  const said = sentences();
  expect(said.length).toBeGreaterThan(40);
  // a field and its fault come from the contract
  const own = said.filter((text) => text !== '7: 7' && text !== '');
  expect(own.filter((text) => inRussian(text) === text)).toEqual([]);
});

test('names in a message are not translated, nor are unknown messages', () => {
  expect(inRussian('a.md: the YAML cannot be read: x')).toBe('a.md: YAML не читается: x');
  expect(inRussian('Neither of these')).toBe('Neither of these');
});
