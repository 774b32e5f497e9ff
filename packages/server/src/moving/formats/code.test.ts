import { expect, test } from 'vitest';
import { convertShortcodes } from './shortcodes.ts';

const convert = (body: string, isObsidian = true): string =>
  convertShortcodes(body, { firstLine: 1, isMdx: false, isObsidian }).body;

test.each([
  'Use `[[nodiscard]]` on it',
  'Use ``a ` [[b]]`` on it',
  '- item\n\n    ```toml\n    [[bin]]\n    ```',
  '- ```toml\n  [[bin]]\n  ```',
  '1. item\n\n   - ~~~\n     [[bin]]\n     ~~~',
  '> ```\n> [[bin]]\n> ```',
  '- > ```\n  > [[bin]]\n  > ```',
  '```md\n> ```\n    ```\n[[bin]]\n```',
])('code keeps its brackets: %j', (body) => {
  expect(convert(body)).toBe(body);
});

test('text after code is converted', () => {
  for (const start of ['> ```\n> [[bin]]\n\n', '- ```\n  [[bin]]\n  ```\n', '```a``` ', '`a` '])
    expect(convert(`${start}[[Note]]`)).toBe(`${start}[Note](<Note>)`);
});

test('only Obsidian writes links in two brackets', () => {
  const body = 'if [[ -n "$x" ]]; then\n\n    [[bin]]';
  expect(convert(body, false)).toBe(body);
});
