import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { paragraph, typeset } from './content.ts';
import { cutText } from './cutText.ts';
import { careerOf, entryOf, everySection } from '../testing/careers.ts';
import { colorsIn } from '../testing/pdf/colorsIn.ts';
import { objectsOf } from '../testing/pdf/objectsOf.ts';
import { textOfPdf } from '../testing/textOfPdf.ts';
import { generateCv } from './generate.ts';
import type { CvLook } from './look.ts';

const pagesOf = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('Cyrillic text can be copied: every glyph is mapped to its letter', async () => {
  const bytes = await generateCv(careerOf(1));
  expect(pagesOf(bytes)).toBe(1);
  const streams = [...objectsOf(bytes).values()].map(({ stream }) => stream).join('\n');
  expect(streams).toContain('beginbfrange');
  // А and Ж, as they are copied from a viewer.
  expect(streams.toLowerCase()).toContain('0410');
  expect(streams.toLowerCase()).toContain('0416');
});

test('a long career fits on two pages', async () => {
  expect(pagesOf(await generateCv(careerOf(60)))).toBe(2);
});

test('Markdown becomes paragraphs and lists; relative links are plain text', () => {
  expect(
    blocksOf('# О\n\nа **б** [в](https://v.example) [г](/post/g)\n\n```\nx\n```\n\n1. раз\n2. два', 1),
  ).toEqual([
    paragraph('body', [{ text: 'О', bold: true }]),
    paragraph('body', [
      { text: 'а ' },
      { text: 'б', bold: true },
      { text: ' ' },
      { text: 'в', link: 'https://v.example' },
      { text: ' ' },
      { text: 'г' },
    ]),
    { kind: 'list', isOrdered: true, items: [[paragraph('body', 'раз')]] },
  ]);
});

test('a long text is included where the pages have room, and is cut at the end of a sentence', async () => {
  const career = careerOf(1);
  const [person] = career.profile.translations;
  const sentence = 'Слово и дело. ';
  if (person) person.about = `${sentence.repeat(500)}Конец`;
  const whole = await generateCv(career);
  expect(pagesOf(whole)).toBe(2);
  expect(textOfPdf(whole)).toContain('Конец');
  if (person) person.about = sentence.repeat(5000);
  const bytes = await generateCv(career);
  expect(pagesOf(bytes)).toBeLessThanOrEqual(2);
  const text = textOfPdf(bytes).replaceAll(/\s/g, '');
  expect(text).toContain('Словоидело.…');
  expect(text).toContain('Завод');
  expect(cutText('аб вг де', 7)).toBe('аб вг …');
  expect(cutText('Раз. Два три', 7)).toBe('Раз. …');
  expect(cutText('Раз. Два.\n\nТри. Четыре', 17)).toBe('Раз. Два. …');
});

test('the site’s own Markdown leaves no marks in the text, and pictures and notes no text', () => {
  const table = '| а | б |\n|---|---|\n| 1 | 2 |';
  const note = '> [!NOTE] Имя\n> текст';
  const blocks = blocksOf(
    `![фото](https://a.example/a.png)\n\n${table}\n\n${note}\n\nСлово[^1] ==важно== $x$\n\n[^1]: сноска`,
  );
  const texts = blocks.map(
    (block) => block.kind === 'paragraph' && block.text.map(({ text }) => text).join(''),
  );
  expect(texts).toEqual(['а · б', '1 · 2', 'Имя текст', 'Слово важно x']);
});

test('text has the same typography as the pages', () => {
  const set = JSON.stringify(typeset(blocksOf('- "60 тысяч" -- и **5 мкА**'), 'ru'));
  expect(set).toContain('«60\u00a0тысяч»\u00a0— и ');
  expect(set).toContain('5\u00a0мкА');
});

/** The words of a document without the spaces between them: a PDF only has positions. */
const wordsIn = async (language: 'ru' | 'en', entries = everySection, look: CvLook = {}): Promise<string> =>
  textOfPdf(await generateCv({ ...careerOf(1, entries), language }, 'classic', look)).replaceAll(/\s/g, '');

test.each([
  [
    'ru',
    'Опыт работы, Инженер, Образование, Место, сентябрь 2008, Имя, Магистр, Навыки, Имя — высокий: слово, дело, Языки, Английский — C1, Сертификаты, Имя, апрель 2021, Место, Доклады и публикации, Имя, ноябрь 2024, Рассказ., Ещё рассказ., Волонтёрство, Имя, Место, Награды, Интересы, Рекомендации, Анна, Рассказ.',
  ],
  [
    'en',
    'Experience, Education, Place, September 2008, Name, Магистр, Skills, Name — высокий: слово, дело, Languages, English — C1, Certificates, Talks and publications, A tale., Volunteering, Awards, Interests, References, Anna, A tale.',
  ],
] as const)('every section comes in its order, %s', async (language, said) => {
  for (const typeface of [undefined, 'literata', 'onest'] as const) {
    const words = await wordsIn(language, everySection, { typeface });
    let place = 0;
    for (const part of said.split(', ')) {
      const found = words.indexOf(part.replaceAll(/\s/g, ''), place);
      expect([part, found >= place, words]).toEqual([part, true, words]);
      place = found + 1;
    }
  }
});

test('a section without entries is left out', async () => {
  const words = await wordsIn('ru', everySection.slice(0, 1));
  expect(words).toContain('Образование');
  for (const absent of ['Навыки', 'Языки', 'Рекомендации']) expect(words).not.toContain(absent);
});

// the widest typeface, and the default one
test.each([
  ['classic', undefined],
  ['columns', undefined],
  ['classic', 'literata'],
  ['columns', 'literata'],
] as const)('the longest possible sections fit on two pages: %s, %s', async (design, typeface) => {
  const long = { ru: 'очень длинный текст '.repeat(249) };
  const words = Array.from({ length: 30 }, (_, at) => `слово ${at} ${'слово '.repeat(40)}`);
  const name = { ru: 'название '.repeat(33) };
  const many = everySection.flatMap(({ section, fields }) =>
    Array.from({ length: 20 }, () =>
      entryOf(section, {
        ...fields,
        title: name,
        ...(fields.summary && { summary: long }),
        ...(fields.keywords && { keywords: { ru: words } }),
      }),
    ),
  );
  expect(pagesOf(await generateCv(careerOf(20, many), design, { typeface }))).toBeLessThanOrEqual(2);
});

test.each(['classic', 'columns'] as const)(
  'texts of a thousand paragraphs fit on two pages: %s',
  async (design) => {
    const career = careerOf(2);
    for (const text of career.profile.translations) text.about = 'а\n\n'.repeat(1300);
    for (const job of career.experiences)
      for (const text of job.translations) text.job_title = 'б '.repeat(9000);
    expect(pagesOf(await generateCv(career, design))).toBe(2);
  },
);

test('two columns: the side column comes last when the text is copied', async () => {
  const words = textOfPdf(await generateCv(careerOf(2, everySection), 'columns')).replaceAll(/\s/g, '');
  const order = ['АннаЖукова', 'Осебе', 'Опытработы', 'Образование', 'Сертификаты'];
  const aside = ['Контакты', 'a@example.com', 'Навыки', 'Языки', 'Интересы'];
  const places = [...order, ...aside].map((part) => words.indexOf(part));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a career of any length fits on two pages in two columns, with all skills', async () => {
  const skills = Array.from({ length: 8 }, (_, at) => entryOf('skills', { title: { ru: `Навык${at}` } }));
  const bytes = await generateCv(careerOf(60, skills), 'columns');
  expect(pagesOf(bytes)).toBe(2);
  expect(textOfPdf(bytes).replaceAll(/\s/g, '')).toContain('Навык7');
});

test('the portfolio’s accent replaces the blue, and tints the background of the side column', async () => {
  const colorsOf = async (look: CvLook) =>
    colorsIn(await generateCv(careerOf(2, everySection), 'columns', look));
  expect(await colorsOf({})).toEqual(['#1b1b1a', '#1d4f91', '#57575a', '#f1f4f8']);
  expect(await colorsOf({ accent: '#0b6e4f' })).toEqual(['#0b6e4f', '#1b1b1a', '#57575a', '#f0f6f4']);
});
