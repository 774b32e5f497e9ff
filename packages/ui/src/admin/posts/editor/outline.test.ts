import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

test('headings come with their level, their words and their place', () => {
  const body = 'Начало\n\n## Раз `код`\n\n### Два ##\n';
  expect(outlineOf(body)).toEqual([
    { level: 2, text: 'Раз `код`', from: body.indexOf('## Раз') },
    { level: 3, text: 'Два', from: body.indexOf('### Два') },
  ]);
});

test('what stands in code is no heading', () => {
  expect(outlineOf('```sh\n# установка\n```\n\n#без пробела\n')).toEqual([]);
});
