import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

describe('inline marks', () => {
  test.each([
    ['~one~ ~~two~~', '<s>one</s> <s>two</s>'],
    ['~~a~ b~~', '<s>a~ b</s>'],
    ['~5 and ~6', '~5 and ~6'],
    ['b ~~~a~~~', 'b ~~~a~~~'],
    ['==a *b*==', '<mark>a <em>b</em></mark>'],
    ['if a==b or c==d', 'if a==b or c==d'],
    ['a == b == c', 'a == b == c'],
    ['H~2~O, CO~2~', 'H<sub>2</sub>O, CO<sub>2</sub>'],
    ['x^2^ and 2^n+1^', 'x<sup>2</sup> and 2<sup>n+1</sup>'],
    ['^_^ and ^a b^', '^_^ and ^a b^'],
    [':tada: :+1: :nope:', '🎉 👍 :nope:'],
    ['10:100:5, a:tada:b', '10:100:5, a:tada:b'],
  ])('%s', async (text, expected) =>
    expect(await htmlOf(text, { language: 'en' })).toBe(`<p>${expected}</p>\n`),
  );

  test('none of them apply inside code', async () => {
    expect(await htmlOf('`==a== :tada: ~b~ x^2^`')).toContain('<code>==a== :tada: ~b~ x^2^</code>');
  });
});

describe('bare addresses in text', () => {
  test.each([
    ['www.example.com/a_b.', '<a href="http://www.example.com/a_b" rel="noopener">www.example.com/a_b</a>.'],
    ['(www.example.com)', '(<a href="http://www.example.com" rel="noopener">www.example.com</a>)'],
    ['me@example.com', '<a href="mailto:me@example.com">me@example.com</a>'],
    ['git@example.com:a/b.git', 'git@example.com:a/b.git'],
    ['react@19.0.0', 'react@19.0.0'],
    ['main.rs, example.com, awww.x.com', 'main.rs, example.com, awww.x.com'],
  ])('%s', async (text, expected) =>
    expect(await htmlOf(text, { language: 'en' })).toBe(`<p>${expected}</p>\n`),
  );
});

test('renders a definition list', async () => {
  expect(await htmlOf('Слово\n: раз\n: два')).toBe(
    '<dl>\n<dt>Слово</dt>\n<dd>раз</dd>\n<dd>два</dd>\n</dl>\n',
  );
});

describe('heading ids', () => {
  test('the author can set one in either syntax', async () => {
    expect(await htmlOf('## Раз {#My_Id}')).toContain('<h2 id="my-id">Раз <a');
    expect(await htmlOf('## Раз {/*two*/}')).toContain('<h2 id="two">Раз <a');
    expect(await htmlOf('## Раз {#a}\n\n## Два {#a}')).toContain('id="a-2"');
    expect(await htmlOf('## Раз {#content}')).toContain('id="section-content"');
    expect(await htmlOf('## {#a}')).toContain('{#a}');
  });

  test('links by the author’s id and by GitHub’s generated id both work', async () => {
    const text = '[a](#My_Id) [b](#введение-и-план)\n\n## Раз {#My_Id}\n\n## Введение и план';
    const html = await htmlOf(text, { idPrefix: 'x-' });
    expect(html).toContain('<a href="#x-my-id">a</a>');
    expect(html).toContain('<a href="#x-vvedenie-i-plan">b</a>');
  });

  test('links in HTML lead to headings as well', async () => {
    const text = '<a href="#итог" title="т">a</a> <A HREF=#Own>b</A> <a href="#none">c</a>';
    const block = '<div><a title="#own" href="#итог">d</a></div>';
    const html = await htmlOf(`${text}\n\n${block}\n\n## Итог\n\n## Раз {#Own}`, { idPrefix: 'x-' });
    expect([...html.matchAll(/href="#([^"]*)"[^>]*>[a-d]</g)].map(([, id]) => id)).toEqual([
      'x-itog',
      'x-own',
      'none',
      'x-itog',
    ]);
  });
});
