import { expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';

test('reads plain strings, quoted strings and lists', async () => {
  const { fields, body } = await readFrontMatter(
    '---\ntitle: "Поиск: \\"ё\\""\nsummary: >-\n  Просто\n  текст\npublished_at: 2024-01-02\ndraft: true\ntags: [iot, \'для дома\', "a"]\nempty:\n---\n\n# Текст\n---\n',
  );
  expect(fields).toEqual({
    title: 'Поиск: "ё"',
    summary: 'Просто текст',
    published_at: '2024-01-02',
    draft: 'true',
    tags: ['iot', 'для дома', 'a'],
  });
  expect(body).toBe('# Текст\n---\n');
});

test('a file without front matter is all body', async () => {
  expect(await readFrontMatter('# Заголовок')).toEqual({ fields: {}, body: '# Заголовок' });
});
