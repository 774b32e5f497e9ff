import { expect, test } from 'vitest';
import { importFiles } from '../../testing/importFiles.ts';

const text = (title: string, body: string): string => `---\ntitle: ${title}\n---\n${body}\n`;

test('Markdown: a link leads to the language of its text if the post has it, otherwise to the one it has', async () => {
  const links = '[both](both.ru.md) [russian](russian.ru.md) [english](english.en.md)';
  const { found } = await importFiles({
    'both.ru.md': text('Оба', links),
    'both.en.md': text('Both', links),
    'russian.ru.md': text('Русский', 'Слова.'),
    'english.en.md': text('English', links),
  });
  const shared = '[russian](/post/russian) [english](/en/post/english)';
  expect(found('both', 'ru').body).toBe(`[both](/post/both) ${shared}`);
  expect(found('both', 'en').body).toBe(`[both](/en/post/both) ${shared}`);
  expect(found('english', 'en').body).toBe(`[both](/en/post/both) ${shared}`);
});

test('Markdown: a link does not lead to a language that was refused', async () => {
  const { found } = await importFiles({
    'both.ru.md': text('Оба', 'Слова.'),
    'both.en.md': '---\ntitle: [\n---\nWords.\n',
    'english.en.md': text('English', '[both](both.ru.md)'),
  });
  expect(found('english', 'en').body).toBe('[both](/post/both)');
});

test('HTML: the same', async () => {
  const site = 'https://old.example';
  const item = (name: string, words: string): string =>
    `<item><title>${name}</title><link>${site}/${name}</link><guid>${name}</guid><description><![CDATA[${words} <a href="${site}/b">b</a> <a href="${site}/c">c</a>]]></description></item>`;
  const feed = (language: string, items: string): string =>
    `<rss><channel><link>${site}</link><language>${language}</language>${items}</channel></rss>`;
  const { found } = await importFiles({
    'ru.xml': feed('ru', item('b', 'Слова') + item('a', 'Слова')),
    'en.xml': feed('en', item('b', 'Words') + item('c', 'Words')),
  });
  expect(found('a', 'ru').body).toBe('Слова [b](/post/b) [c](/en/post/c)');
  expect(found('b', 'ru').body).toBe('Слова [b](/post/b) [c](/en/post/c)');
  expect(found('b', 'en').body).toBe('Words [b](/en/post/b) [c](/en/post/c)');
});
