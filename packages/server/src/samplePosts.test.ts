import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createRender } from './markdown/render.ts';
import type { Rendered } from './markdown/types.ts';
import { readSamplePosts } from './samplePosts.ts';

const sample = new URL('../sample/', import.meta.url);
const picturesOf = (body: string) => [...body.matchAll(/!\[[^\]]+\]\(\.\.\/\.\.\/(pictures\/[^\s)]+)/g)];

interface Text extends Rendered {
  name: string;
  body: string;
}

/** Posts, without the pages of the blog. */
let texts: readonly Text[] = [];
beforeAll(async () => {
  const render = await createRender();
  const posts = await readSamplePosts(new URL('posts', sample).pathname, Date.now());
  const one = posts.filter(({ input }) => input.page_face === undefined);
  texts = await Promise.all(
    one.flatMap(({ input }) =>
      input.translations.map(async ({ language, body = '' }) => {
        const rendered = await render(body, { language, pictures: {}, idPrefix: '', topLevel: 2 });
        return { ...rendered, name: `${input.slug} ${language}`, body };
      }),
    ),
  );
}, 60_000);

test('sample posts take two to fifteen minutes to read, and one in each language takes ten or more', () => {
  for (const { name, reading_minutes } of texts)
    expect([name, Math.min(Math.max(reading_minutes, 2), 15)]).toEqual([name, reading_minutes]);
  const long = texts.filter(({ reading_minutes }) => reading_minutes >= 10).map(({ name }) => name);
  expect(long.map((name) => name.slice(-2)).toSorted()).toEqual(['en', 'ru']);
});

const blocks: Readonly<Record<string, RegExp>> = {
  'a side note before the paragraph that it belongs to': /<\/p>\s*<aside>(?:(?!<\/aside>).)*<\/aside>\s*<p>/s,
  'a wide figure with a caption': /<div class="wide">\s*<figure><img [^>]*>\s*<figcaption>/,
  'a table': /<table/,
  'a formula that stands by itself': /<div class="math"><math/,
  'a formula in a sentence': /<p>[^<]*<math/,
  'a callout': /<div class="callout callout-\w+" role="note">/,
  'folded text': /<details class="callout /,
  'blocks of code to choose from': /<div class="code-group(?: wide)?">/,
  'a marked line of code': /<pre[^>]*>(?:(?!<\/pre>).)*<mark>/s,
  'a footnote': /<section class="footnotes"/,
  'a list of things to do': /<li[^>]*>(?:<label>)?\s*<input[^>]*type="checkbox"/,
  'a list of steps': /<ol>/,
  'a list of meanings': /<dl>/,
  'a quotation': /<blockquote>/,
  'marked words': /<mark>[^<\n]+<\/mark>[^\n]*<\/p>/,
  'a link to another post': /<a href="\/(?:en\/)?post\//,
};
const codeLanguages = ['bash', 'c', 'go', 'sql', 'ts'];

test('a long post in each language has every kind of block, and code in five languages', () => {
  for (const { name, html } of texts.filter(({ reading_minutes }) => reading_minutes >= 10)) {
    const missing = Object.entries(blocks).filter(([, block]) => !block.test(html));
    expect([name, missing.map(([block]) => block)]).toEqual([name, []]);
    const languages = new Set([...html.matchAll(/data-language="([^"]+)"/g)].map(([, one]) => one));
    expect([name, codeLanguages.filter((one) => !languages.has(one))]).toEqual([name, []]);
  }
});

test('every formula of the sample is rendered, and every picture exists, is wide and has a small file', async () => {
  let count = 0;
  for (const { name, html, body } of texts) {
    expect([name, html.includes('math-fault')]).toEqual([name, false]);
    for (const [, path = ''] of picturesOf(body)) {
      const picture = await readFile(new URL(path, sample));
      const { width } = await sharp(picture).metadata();
      expect([path, width >= 1200, picture.length < 60_000]).toEqual([path, true, true]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
});
