import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@janus-site/core';
import { careerOf, everySection, projectOf } from '../testing/careers.ts';
import { readTagged, type TaggedElement, type TaggedPdf } from '../testing/pdf/readTagged.ts';
import { parseXml } from '../testing/xml.ts';
import { generateCv } from './generate.ts';

const ofType = ({ elements }: TaggedPdf, ...types: string[]): TaggedElement[] =>
  elements.filter(({ type }) => types.includes(type));
const textsOf = (elements: readonly TaggedElement[]): string[] => elements.map(({ text }) => text.trim());

function bookmarksOf({ catalog, resolve }: TaggedPdf): unknown[] {
  const names: unknown[] = [];
  for (let item = resolve(catalog['Outlines'])['First']; item; item = resolve(item)['Next'])
    names.push(resolve(item)['Title']);
  return names;
}

/** In the order of the site; the side column of the second design comes last there. */
const headings = {
  ru: {
    main: 'О себе|Опыт работы|Образование|Сертификаты|Доклады и публикации|Волонтёрство|Награды|Рекомендации|Проекты',
    aside: 'Контакты|Навыки|Языки|Интересы',
    all: 'О себе|Опыт работы|Образование|Навыки|Языки|Сертификаты|Доклады и публикации|Волонтёрство|Награды|Интересы|Рекомендации|Проекты',
  },
  en: {
    main: 'About|Experience|Education|Certificates|Talks and publications|Volunteering|Awards|References|Projects',
    aside: 'Contacts|Skills|Languages|Interests',
    all: 'About|Experience|Education|Skills|Languages|Certificates|Talks and publications|Volunteering|Awards|Interests|References|Projects',
  },
} as const;

const full = (language: Language) => ({
  ...careerOf(3, everySection),
  language,
  projects: [projectOf('Лист')],
});

const typefaces = { Inter: undefined, Literata: 'literata', Onest: 'onest' } as const;
const kinds = (['Inter', 'Literata', 'Onest'] as const).flatMap((family) =>
  (['classic', 'columns'] as const).flatMap((design) => [
    [family, design, 'ru'] as const,
    [family, design, 'en'] as const,
  ]),
);

describe.each(kinds)('in %s, the design %s in %s', (family, design, language) => {
  let pdf: TaggedPdf;
  beforeAll(async () => {
    pdf = readTagged(await generateCv(full(language), design, { typeface: typefaces[family] }));
  });

  test('declares that it is tagged (PDF/UA-1), its language and its title', () => {
    const { catalog, resolve, metadata, pages } = pdf;
    expect(resolve(catalog['MarkInfo'])).toEqual({ Marked: true });
    expect(catalog['Lang']).toEqual({ text: language });
    expect(resolve(catalog['ViewerPreferences'])).toEqual({ DisplayDocTitle: true });
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain(`Анна Жукова — ${language === 'ru' ? 'Резюме' : 'CV'}</rdf:li>`);
    expect(pages.map(({ dictionary }) => dictionary['Tabs'])).toEqual(pages.map(() => '/S'));
  });

  test('every text belongs to an element of the tree or is an artifact', () => {
    expect(pdf.tree.type).toBe('Document');
    for (const { marked } of pdf.pages) {
      expect(marked.outside).toEqual([]);
      expect(marked.texts.size).toBeGreaterThan(0);
    }
  });

  test('has one name, sections in order, and bookmarks with the same titles', () => {
    const { main, aside, all } = headings[language];
    const sections = design === 'classic' ? all.split('|') : `${main}|${aside}`.split('|');
    expect(textsOf(ofType(pdf, 'H1'))).toEqual(['Анна Жукова']);
    expect(textsOf(ofType(pdf, 'H2'))).toEqual(sections);
    expect(bookmarksOf(pdf)).toEqual(sections.map((text) => ({ text })));
    expect(pdf.catalog['PageMode']).toBe('/UseNone');
    const levels = ofType(pdf, 'H1', 'H2', 'H3').map(({ type }) => Number(type[1]));
    expect(levels.filter((level, at) => level > 1 + (levels[at - 1] ?? 0))).toEqual([]);
  });

  test('lists have labels and bodies, and declare their numbering', () => {
    const lists = ofType(pdf, 'L');
    expect(lists.length).toBeGreaterThan(0);
    for (const { children, dictionary } of lists) {
      expect(pdf.resolve(dictionary['A'])).toEqual({ O: '/List', ListNumbering: '/Disc' });
      for (const item of children) expect(item.children.map(({ type }) => type)).toEqual(['Lbl', 'LBody']);
    }
  });

  test('links are in the tree, and say where they lead', () => {
    const links = ofType(pdf, 'Link');
    expect(links.length).toBe(pdf.pages.flatMap(({ annotations }) => annotations).length);
    const said = links.map(({ annotations: [annotation] }) => annotation?.['Contents']);
    expect(said).toContainEqual({ text: 'a@example.com' });
    expect(said).toContainEqual({ text: 'Завод, Омск: https://plant.example' });
    expect(said).toContainEqual({ text: 'ссылка: https://a.example' });
  });

  test('embeds the typeface of the site and uses no other', () => {
    const names = [...pdf.fonts.keys()].map((name) => name.split('+')[1]);
    expect(names.toSorted()).toEqual([`${family}-Regular`, `${family}-SemiBold`]);
    for (const { font, descriptor } of pdf.fonts.values()) {
      expect(font['ToUnicode']).toBeDefined();
      expect(descriptor['FontFile2']).toBeDefined();
    }
  });
});

test('page numbers are artifacts, outside the text', async () => {
  const { pages, elements } = readTagged(await generateCv(careerOf(40)));
  expect(pages.map(({ marked }) => marked.artifacts)).toEqual([['1 / 2'], ['2 / 2']]);
  expect(elements.some(({ text }) => text.includes('1 / 2'))).toBe(false);
});

test('no heading is last on a page, however long the career is', async () => {
  for (let jobs = 2; jobs <= 14; jobs += 1) {
    const { elements } = readTagged(await generateCv(careerOf(jobs, everySection)));
    const last = elements.findLast(({ pages, text }) => pages.includes(0) && text !== '');
    expect([jobs, last?.type]).toEqual([jobs, expect.stringMatching(/^(P|LBody|Link)$/)]);
  }
});

test('XML markup in a name stays text, and undrawable characters leave no box', async () => {
  const career = careerOf(1);
  const [person] = career.profile.translations;
  if (person) person.name = 'Анна <b> & 🎉 Ко';
  const { metadata, elements } = readTagged(await generateCv(career));
  const xml = metadata.slice(metadata.indexOf('<x:xmpmeta'), metadata.lastIndexOf('<?xpacket'));
  expect(parseXml(xml).documentElement.textContent).toContain('Анна <b> & 🎉 Ко');
  expect(elements.find(({ type }) => type === 'H1')?.text).toBe('Анна <b> & Ко');
});

test.each([
  ['classic', 48],
  ['columns', 36],
] as const)('a long address and a long word stay within their column: %s', async (design, margin) => {
  const career = careerOf(1);
  const address = `https://a.example/${'folder/'.repeat(40)}`;
  const [person] = career.profile.translations;
  if (person) person.about = `[${address}](${address}) ${'слово'.repeat(60)}`;
  const { pages, elements } = readTagged(await generateCv(career, design));
  expect(elements.map(({ text }) => text).join('')).toContain('слово'.repeat(60));
  expect(elements.map(({ text }) => text).join('')).toContain(address);
  const edges = pages.flatMap(({ annotations }) =>
    annotations.map(({ Rect }) => (Array.isArray(Rect) ? Number(Rect[2]) : Number.NaN)),
  );
  expect(edges.filter((edge) => !(edge <= 595.28 - margin))).toEqual([]);
});

test('a paragraph that continues on the second page is still one element', async () => {
  const career = careerOf(2);
  for (const { translations } of career.experiences)
    for (const text of translations) text.description = 'слово '.repeat(500);
  const { elements } = readTagged(await generateCv(career));
  const divided = elements.filter(({ pages }) => new Set(pages).size > 1);
  expect(divided.map(({ type, text }) => [type, text.length])).toEqual([['P', 6 * 500 - 1]]);
});

test.each([
  ['literata', 'Literata'],
  ['onest', 'Onest'],
] as const)(
  'characters missing from %s are drawn in Inter, and keep their place in the text',
  async (typeface, family) => {
    const career = careerOf(1);
    const [person] = career.profile.translations;
    if (person) person.about = 'При 10 кΩ [5 μA ↔ α](https://a.example), **Δ ⇒ ℉**';
    const pdf = readTagged(await generateCv(career, 'classic', { typeface }));
    const names = new Set([...pdf.fonts.keys()].map((name) => name.split('+')[1]?.split('-')[0]));
    expect([...names].toSorted()).toEqual(['Inter', family]);
    expect(
      pdf.elements
        .map(({ text }) => text)
        .join('')
        .replaceAll('\u00a0', ' '),
    ).toContain('О себеПри 10 кΩ , Δ ⇒ ℉5 μA ↔ α');
    const said = ofType(pdf, 'Link').map(({ annotations: [annotation] }) => annotation?.['Contents']);
    expect(said).toContainEqual({ text: '5\u00a0μA ↔ α: https://a.example' });
  },
);

test('text in the other language is marked so, in its place', async () => {
  const career = { ...careerOf(1, everySection), language: 'en' as const };
  const english = readTagged(await generateCv(career));
  const said = english.pages.flatMap(({ marked }) => marked.spoken);
  expect(said).toContainEqual({ language: 'ru', text: 'Анна Жукова' });
  expect(said).toContainEqual({ language: 'ru', text: 'слово, дело' });
  expect(said.filter(({ language, text }) => language !== 'ru' || /[a-z]/i.test(text))).toEqual([]);

  const [person] = career.profile.translations;
  if (person) person.about = 'Пишу на *TypeScript*, а [ссылка на Go](https://a.example) есть';
  const russian = readTagged(await generateCv({ ...career, language: 'ru' }));
  const words = russian.pages.flatMap(({ marked }) => marked.spoken);
  for (const text of ['TypeScript', 'Go', 'C, Go', 'a@example.com'])
    expect(words).toContainEqual({ language: 'en', text });
  expect(words.filter(({ language, text }) => language !== 'en' || /[а-я]/i.test(text))).toEqual([]);
  // one link is one element, however many languages it contains
  const links = ofType(russian, 'Link').filter(({ text }) => text.includes('Go'));
  expect(textsOf(links)).toEqual(['ссылка на\u00a0Go']);
});

test('italic text is set in the upright letters', async () => {
  const career = careerOf(1);
  const [text] = career.experiences[0]?.translations ?? [];
  if (text) text.description = 'прямо *косо* **жирно**';
  const { elements } = readTagged(await generateCv(career));
  expect(textsOf(elements)).toContain('прямо косо жирно');
});
