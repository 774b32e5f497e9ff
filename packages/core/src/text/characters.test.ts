import { expect, test } from 'vitest';
import { printable } from './characters.ts';

test('removes characters that pages, feeds and PDFs cannot hold, and keeps all others', () => {
  expect(printable('a\u0000\u0001\u000B\u001Fб\uFFFE\uFFFF\uD800')).toBe('aб');
  const kept = 'Тире — и 🙂\tда\r\n\u00A0\u200D\u202Eв';
  expect(printable(kept)).toBe(kept);
});
