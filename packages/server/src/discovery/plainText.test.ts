import { expect, test } from 'vitest';
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
