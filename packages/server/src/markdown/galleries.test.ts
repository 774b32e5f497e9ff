import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const idOf = (number: number) => `${number}1111111-1111-4111-8111-111111111111`;
const pictureOf = (number: number, words = '') => `![${number}](/media/${idOf(number)}.webp${words})`;
const shapes = [
  [1600, 1000],
  [900, 1600],
  [1200, 1200],
  [2000, 500],
  [333, 701],
] as const;
const pictures = Object.fromEntries(shapes.map(([width, height], index) => [idOf(index), { width, height }]));
const some = (count: number, separator = '\n') =>
  Array.from({ length: count }, (_, index) => pictureOf(index % shapes.length)).join(separator);

interface Drawn {
  alt: number;
  width: number;
  height: number;
}

/** The pictures of each row. */
async function rowsOf(text: string): Promise<Drawn[][]> {
  const html = await htmlOf(text, { pictures });
  return html
    .split('<div class="gallery-row')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<figure><img [^>]*alt="(\d+)" width="(\d+)" height="(\d+)"/g)].map(
        ([, ...values]) => {
          const [alt = 0, width = 0, height = 0] = values.map(Number);
          return { alt, width, height };
        },
      ),
    );
}

test.each([
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [9, [3, 3, 3]],
])('%i pictures in one paragraph form even rows, in their order', async (count, lengths) => {
  for (const separator of ['\n', ' ', '\\\n', '  \n']) {
    const rows = await rowsOf(some(count, separator));
    expect(rows.map((row) => row.length)).toEqual(lengths);
    expect(rows.flat().map(({ alt }) => alt)).toEqual(
      Array.from({ length: count }, (_, index) => index % shapes.length),
    );
  }
});

test('pictures in a row have one height and keep their proportions', async () => {
  for (const row of await rowsOf(some(9))) {
    const heights = row.map(({ height }) => height);
    // Rounding to whole pixels is off by at most one.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    for (const { alt, width, height } of row) {
      const [w, h] = shapes[alt] ?? [1, 1];
      expect(Math.abs(width / height / (w / h) - 1)).toBeLessThan(0.01);
      expect(width).toBeLessThanOrEqual(w);
    }
  }
});

test('each picture loads at the width of its share and keeps its caption', async () => {
  const html = await htmlOf(`${pictureOf(0, ' "Под *ней*"')} ${pictureOf(0)}`, { pictures });
  expect(html).toContain('sizes="(min-width: 40em) calc(54rem * 0.50), calc((100vw - 2rem) * 1)"');
  expect(html).toContain('<figcaption>Под *ней*</figcaption></figure>');
  expect(html).toContain('<div class="gallery-row">');
});

test('tall pictures stay side by side on a phone', async () => {
  const html = await htmlOf(`${pictureOf(1)} ${pictureOf(1)}`, { pictures });
  expect(html).toContain('<div class="gallery-row gallery-narrow">');
  expect(html).toContain('calc((100vw - 2rem) * 0.50)"');
});

test.each([
  ['a single picture', pictureOf(0)],
  ['pictures with text between them', `${pictureOf(0)} и ${pictureOf(1)}`],
  ['a picture from another host', `${pictureOf(0)} ![x](https://far.example/a.png)`],
  ['a missing picture', `${pictureOf(0)} ![x](/media/91111111-1111-4111-8111-111111111111.webp)`],
  ['a linked picture', `${pictureOf(0)} [${pictureOf(1)}](/post/x)`],
  ['a picture with a width attribute', `${pictureOf(0)} <img src="/media/${idOf(1)}.webp" width="20">`],
  ['a video', `${pictureOf(0)} ![x](/media/${idOf(1)}.mp4)`],
  ['a list item', `- ${pictureOf(0)} ${pictureOf(1)}`],
])('not a gallery: %s', async (_, text) => {
  expect(await htmlOf(text, { pictures })).not.toContain('gallery');
});
