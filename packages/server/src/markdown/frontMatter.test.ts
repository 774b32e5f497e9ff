import { expect, test } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';

test('texts, quoted texts and lists', () => {
  const { fields, body } = readFrontMatter(
    '---\ntitle: "Поиск: \\"ё\\""\nsummary: Просто: текст\ntags: [iot, \'для дома\', "a"]\nempty:\n---\n\n# Текст\n---\n',
  );
  expect(fields).toEqual({ title: 'Поиск: "ё"', summary: 'Просто: текст', tags: ['iot', 'для дома', 'a'] });
  expect(body).toBe('# Текст\n---\n');
});

test('a file without it is all text', () => {
  expect(readFrontMatter('# Заголовок')).toEqual({ fields: {}, body: '# Заголовок' });
});
