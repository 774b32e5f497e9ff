import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';
import { firstSentence } from './firstSentence.ts';

test.each([
  ['## Заголовок\n\nДелаю **системы** целиком. И ещё.\n\nДалее.', 'Делаю системы целиком.'],
  ['```\nкод\n```\n\n![](/media/a.webp)\n\nВсё ли ясно?[^1] Да.\n\n[^1]: Сноска.', 'Всё ли ясно?'],
  ['- Первый пункт\n- второй', 'Первый пункт'],
  ['', ''],
  [`${'слово '.repeat(80)}.`, `${'слово '.repeat(50).trimEnd()}…`],
])('the first sentence of %j', async (body, sentence) => {
  expect(firstSentence(await htmlOf(body))).toBe(sentence);
});
