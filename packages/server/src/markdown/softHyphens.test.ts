import { describe, expect, test } from 'vitest';
import { createRender } from './render.ts';
import { loadHyphenate } from './softHyphens.ts';
import type { RenderOptions } from './types.ts';
import { splitText } from './words.ts';

const render = await createRender();
const hyphenate = await loadHyphenate();
const options: RenderOptions = { language: 'ru', topLevel: 2, idPrefix: '', pictures: {} };

/** Bars stand for soft hyphens, to make them visible. */
const visible = (text: string) => text.replaceAll('\u00ad', '|');

test.each([
  ['Производительность', 'Произ|во|ди|тель|ность'],
  ['ПРОИЗВОДИТЕЛЬНОСТЬ', 'ПРОИЗ|ВО|ДИ|ТЕЛЬ|НОСТЬ'],
  ['трёхступенчатый', 'трёх|сту|пен|чатый'],
  ['Internationalization', 'Inter|na|tion|al|iza|tion'],
  ['Обновление firmware по\u00a0документации', 'Обнов|ление firmware по\u00a0доку|мен|тации'],
  ['веб-приложение', 'веб-прило|жение'],
  ['«Документация»,', '«Доку|мен|тация»,'],
  ['документация/производительность', 'доку|мен|тация/произ|во|ди|тель|ность'],
])(
  'long words are broken by the rules of their alphabet, four letters from each end: %s',
  (text, expected) => {
    expect(visible(hyphenate(text))).toBe(expected);
  },
);

test.each([
  'Устройств',
  'documentation.example.com',
  'someone@documentation.example',
  'https://example.com/documentation',
  'packages/documentation',
  '/documentation',
  '--documentation',
  'documentation_version',
  'addEventListener',
  'documentation2',
  'cмешанныеalphabets',
  'раз\u00adбитое\u00adавтором',
  'а'.repeat(100),
])('this stays as it is: %s', (text) => {
  expect(hyphenate(text)).toBe(text);
});

test('the breaks are the same after many other words', () => {
  for (let number = 0; number < 6000; number += 1)
    hyphenate(`производитель${[...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')}`);
  expect(visible(hyphenate('Производительность'))).toBe('Произ|во|ди|тель|ность');
});

describe('a rendered text', () => {
  const body =
    '# Производительность\n\nПроизводительность\n\n## **Производительность** `производительность` <kbd>производительность</kbd> $documentation^2$ https://documentation.example\n\n#### Производительность\n\n[x](#производительность)';

  test('has soft hyphens in the words of headings alone', async () => {
    const { html } = await render(body, options);
    const headings = [...html.matchAll(/<h\d.*?<\/h\d>/g)].map(([heading]) => heading);
    expect(headings).toHaveLength(3);
    for (const heading of headings) expect(visible(heading)).toContain('Произ|во|ди|тель|ность');
    expect(html.split('\u00ad')).toHaveLength(1 + 3 * 4);
  });

  test('has none in ids, links, contents, and words for the search', async () => {
    const { html, contents, text } = await render(body, options);
    const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('');
    expect(tags).toContain('id="proizvoditelnost"');
    expect(tags).toContain('aria-label="Ссылка на раздел: Производительность"');
    expect(tags).toContain('href="#proizvoditelnost"');
    expect(tags + JSON.stringify(contents) + text + splitText(html).headings).not.toContain('\u00ad');
    expect(contents[0]).toEqual({ id: 'proizvoditelnost', level: 2, text: 'Производительность' });
    expect(text).toMatch(/^Производительность Производительность Производительность /);
  });
});
