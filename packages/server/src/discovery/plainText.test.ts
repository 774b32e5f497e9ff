import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';
import { plainText } from './plainText.ts';

test('each item of nested lists is one point, and the text around the lists is prose', () => {
  const inner = '<ul>\n<li>Sub <b>one</b></li>\n<li>Sub two</li>\n</ul>';
  const html = `<p>Intro</p>\n<ul>\n<li>Alpha\n${inner}\n</li>\n<li><p>Beta</p>${inner}tail</li>\n</ul>\n<p>End</p>`;
  expect(plainText(html)).toEqual({
    text: 'Intro\n\nEnd',
    points: ['Alpha', 'Sub one', 'Sub two', 'Beta tail', 'Sub one', 'Sub two'],
  });
  expect(plainText('<p>a</p>')).toEqual({ text: 'a', points: undefined });
});

test.each([
  ['## Обязанности\n\nТекст[^1]\n\n[^1]: сноска', 'Обязанности\n\nТекст', undefined],
  ['- Делал[^1]\n\n[^1]: сноска', undefined, ['Делал']],
  ['Делал<br>много\n\n- раз<br>два', 'Делал много', ['раз два']],
  ['| а | б |\n|---|---|\n| 1 | 2 |', 'а б 1 2', undefined],
  ['## A\n\n- a `<b>` &amp; b', 'A', ['a <b> & b']],
])('the parts of a page that are not words of its author are left out: %j', async (body, text, points) => {
  expect(plainText(await htmlOf(body))).toEqual({ text, points });
});
