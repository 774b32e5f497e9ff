import { shareLayout, unescapeMarkup } from '@janus-site/core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CardPicture, ShareCard } from './card.ts';
import { drawCard } from './drawCard.ts';

function square(size: number, [red, green, blue]: readonly number[], left: number, top: number): CardPicture {
  const pixels = new Uint8ClampedArray(4 * size * size);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([red ?? 0, green ?? 0, blue ?? 0, 255], at);
  return { pixels, width: size, height: size, left, top };
}

const card: ShareCard = {
  look: {
    ground: '#ffffff',
    text: '#000000',
    muted: '#555555',
    accent: '#1f4fd8',
    shape: square(100, [31, 79, 216], 0, 265),
    mark: square(46, [31, 79, 216], 370, 68),
    left: 370,
    width: 750,
  },
  language: 'ru',
  name: 'AleBlog',
  title: 'Пайка для программистов',
  author: 'Алексей Заречный',
  publishedAt: '2024-03-05T10:00:00Z',
  minutes: 7,
};

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
const words: Area = { left: 370, top: 130, width: 750, height: 382 };
const foot: Area = { left: 370, top: 520, width: 750, height: 60 };
const outside: Area = { left: 1121, top: 0, width: 79, height: 630 };

/** The mean of red, green and blue in an area. `stats` ignores pending operations, so the part is written first. */
async function meanOf(picture: Buffer, area: Area): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(picture).extract(area).toColorspace('srgb').toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

/** How dark an area is: 0 for plain background. */
async function ink(picture: Buffer, area: Area): Promise<number> {
  return 255 - Math.min(...(await meanOf(picture, area)));
}

test('a card is a PNG of 1200 by 630 pixels, with its text in the right places', async () => {
  const picture = await drawCard(card);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect([shareLayout.width, shareLayout.height]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
  expect(await ink(picture, words)).toBeGreaterThan(5);
  expect(await ink(picture, foot)).toBeGreaterThan(2);
  expect(await ink(picture, outside)).toBe(0);
});

/** The lines of text on the picture, according to its alternative text. */
async function linesOf(picture: Buffer): Promise<string[]> {
  const { xmpAsString = '' } = await sharp(picture).metadata();
  const [, text = ''] = /AltTextAccessibility>.*?<rdf:li[^>]*>([^<]*)</s.exec(xmpAsString) ?? [];
  return unescapeMarkup(text).split('\n');
}

test('the file’s alternative text says what is drawn, line by line', async () => {
  const [name, foot, ...title] = await linesOf(
    await drawCard({
      ...card,
      title: 'Мост <Rust> & «Node», который выдержал три года переписываний',
      lead: 'Как',
    }),
  );
  expect(name).toBe('AleBlog');
  expect(foot).toMatch(/^Алексей Заречный {3}· {3}5\sмарта\s2024$/);
  expect(title.length).toBeGreaterThan(2);
  expect(title.join(' ').replaceAll('\u00A0', ' ')).toBe(
    'Мост <Rust> & «Node», который выдержал три года переписываний Как',
  );
});

test.each([
  ['fits with the day and the reading time', 'Анна Ли', /^Анна Ли {3}· {3}5\sмарта\s2024 {3}· {3}7\sмин/],
  ['fits with the day alone', 'Константин Вознесенский', /^Константин Вознесенский {3}· {3}5\sмарта\s2024$/],
  ['is too long for both', 'Константин '.repeat(9), /^(?:Константин )+?Константин… {3}· {3}5\sмарта\s2024$/],
])('an author’s name that %s comes first in the footer', async (_, author, line) => {
  const [, foot] = await linesOf(await drawCard({ ...card, author }));
  expect(foot).toMatch(line);
});

test.each([
  ['very long', 'Очень длинный заголовок о домашней автоматизации без облака '.repeat(20)],
  ['one word', 'Рентгеноэлектрокардиографический'.repeat(8)],
  ['markup', '<b>Жирный</b> & <span foreground="red">'],
])('a title that is %s stays within the card', async (_, title) => {
  const picture = await drawCard({ ...card, title });
  expect(await ink(picture, words)).toBeGreaterThan(5);
  expect(await ink(picture, outside)).toBe(0);
});

const typefaces = [undefined, 'literata', 'onest'] as const;

test('each typeface draws the text in its own letters, and stays within the card', async () => {
  const long = 'Очень длинный заголовок о домашней автоматизации без облака '.repeat(20);
  const pictures: string[] = [];
  for (const typeface of typefaces) {
    const picture = await drawCard({ ...card, typeface });
    expect(await ink(picture, words)).toBeGreaterThan(5);
    expect(await ink(picture, foot)).toBeGreaterThan(2);
    expect(await ink(await drawCard({ ...card, typeface, title: long, lead: long }), outside)).toBe(0);
    pictures.push(picture.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(typefaces.length);
});

test('characters missing from a typeface are drawn in Inter', async () => {
  const of = (title: string): ShareCard => ({
    look: card.look,
    language: 'ru',
    name: title,
    title,
    author: title,
  });
  for (const [typeface, title] of [
    ['onest', 'ΔΩ'],
    ['literata', '⇐⇒'],
  ] as const) {
    const lent = await drawCard({ ...of(title), typeface });
    expect(lent.equals(await drawCard(of(title)))).toBe(true);
  }
});

test('a title without drawable characters is replaced with the name of the site', async () => {
  const emoji = await drawCard({ ...card, title: '🎉🚀' });
  expect(emoji.equals(await drawCard({ ...card, title: 'AleBlog' }))).toBe(true);
});

test('a picture fills the shape; an invalid one leaves the plain shape', async () => {
  const red = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer();
  const at = { left: 40, top: 300, width: 20, height: 20 };
  const [red0 = 0, , blue0 = 0] = await meanOf(await drawCard({ ...card, picture: red }), at);
  expect(red0).toBeGreaterThan(240);
  expect(blue0).toBeLessThan(20);
  const broken = await drawCard({ ...card, picture: new Uint8Array([1, 2, 3]) });
  expect(broken.equals(await drawCard(card))).toBe(true);
});
