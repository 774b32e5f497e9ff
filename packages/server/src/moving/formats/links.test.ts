import { expect, test } from 'vitest';
import { importFiles } from '../../testing/importFiles.ts';
import { rewriteLinks, type LinkContext } from './links.ts';

test.each([
  ['![x][pic]\n\n[pic]: img/a.png "Title"', '![x][pic]\n\n[pic]: /media/ID.webp "Title"'],
  ['![x][pic]\n\n[pic]: <img/b c.png>', '![x][pic]\n\n[pic]: /media/ID.webp'],
  ['<video src="img/a.png"></video>', '<video src="/media/ID.webp"></video>'],
  [
    '<video controls><source src="img/a.png"></video>',
    '<video controls><source src="/media/ID.webp"></video>',
  ],
  ['<audio src="img/a.png"></audio>', '<audio src="/media/ID.webp"></audio>'],
  ['![x]( img/a.png )', '![x](/media/ID.webp)'],
  ['![x](img/a_(1).png) (b)', '![x](/media/ID.webp) (b)'],
])('the picture of %j is imported', async (body, expected) => {
  const picture = { 'img/a.png': 'PNG', 'img/b c.png': 'PNG', 'img/a_(1).png': 'PNG' };
  const { found, notes } = await importFiles({ 'one.md': `---\ntitle: One\n---\n${body}\n`, ...picture });
  expect(found('one', 'en').body).toBe(expected);
  expect(notes).toEqual([]);
});

test('a missing picture is named, and a footnote is no address', async () => {
  const body = '![x][pic] <audio src="b.mp3"></audio>[^1]\n\n[pic]: a.png\n[^1]: words';
  const { found, notes } = await importFiles({ 'one.md': `---\ntitle: One\n---\n${body}\n` });
  expect(found('one', 'en').body).toBe(body);
  expect(notes).toEqual([expect.stringContaining('picture b.mp3'), expect.stringContaining('link a.png')]);
});

test('a recording in the folder stays as it is written, and the report says why', async () => {
  const body = '[talk](talk.mp3) <audio src="talk.ogg"></audio>\n\n[b]: talk.M4A';
  const recordings = { 'talk.mp3': 'ID3', 'talk.ogg': 'OggS', 'talk.M4A': 'ftyp' };
  const { found, notes } = await importFiles({ 'one.md': `---\ntitle: One\n---\n${body}\n`, ...recordings });
  expect(found('one', 'en').body).toBe(body);
  expect(notes).toEqual(
    Object.keys(recordings).map((file) =>
      expect.stringContaining(
        `${file} is a recording, which the site does not keep: it stays as it is written.`,
      ),
    ),
  );
});

test.each(['[a]: ', '\n[', '[a](', '![a](b(', '![a]( (', '[a](()'])(
  'the links of a text of nothing but %j are read quickly',
  async (part) => {
    const context = { folder: { has: () => false }, file: 'a.md', findByName: () => undefined };
    const started = performance.now();
    await rewriteLinks(part.repeat(60_000 / part.length), 1, context as unknown as LinkContext);
    expect(performance.now() - started).toBeLessThan(3000);
  },
);
