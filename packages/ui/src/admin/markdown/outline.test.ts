import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

test('lists headings with their level, text and position', () => {
  const body = 'Начало\n\n## Раз `код`\n\n### Два ##\n';
  expect(outlineOf(body)).toEqual([
    { level: 2, text: 'Раз `код`', from: body.indexOf('## Раз') },
    { level: 3, text: 'Два', from: body.indexOf('### Два') },
  ]);
});

test('ignores headings in code and a hash without a space', () => {
  expect(outlineOf('```sh\n# установка\n```\n\n#без пробела\n')).toEqual([]);
  expect(outlineOf('1. Шаг\n\n   ```bash\n   # установить\n   ```\n')).toEqual([]);
});
