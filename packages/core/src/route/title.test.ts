import { describe, expect, test } from 'vitest';
import { documentTitle } from './title.ts';
import type { TitleOptions } from './title.ts';

const title = (options: Partial<TitleOptions>) =>
  documentTitle({ face: 'portfolio', language: 'ru', name: 'Иван', route: 'home', ...options });
const portfolio = 'Иван — Software Engineer Portfolio';
const blog = 'AleBlog — Блог Иван';

describe('the rule of docs/behaviour.md, B10', () => {
  test.each<[TitleOptions['route'], string]>([
    ['home', portfolio],
    ['login', `${portfolio} — Администраторская панель`],
    ['projectsAdmin', `${portfolio} — Проекты`],
    ['experiencesAdmin', `${portfolio} — Опыта работы`],
    ['messages', `${portfolio} — Сообщения`],
    ['users', `${portfolio} — Пользователи`],
    ['profile', `${portfolio} — Профиль`],
    ['trail', `${portfolio} — Журнал`],
    ['notFound', `${portfolio} — Страница не найдена`],
  ])('portfolio %s', (route, expected) => {
    expect(title({ route })).toBe(expected);
  });

  test.each<[TitleOptions['route'], string]>([
    ['blogHome', blog],
    ['posts', `${blog} — Все посты`],
    ['createPost', blog],
    ['editPost', blog],
    ['post', `${blog} — Пост`],
    ['blogLogin', `${blog} — Вход`],
    ['tag', blog],
    ['notFound', `${blog} — Страница не найдена`],
  ])('blog %s', (route, expected) => {
    expect(title({ face: 'blog', route })).toBe(expected);
  });

  test('in English', () => {
    const english = { language: 'en', name: 'Ivan' } as const;
    expect(title({ ...english, route: 'projectsAdmin' })).toBe(
      'Ivan — Software Engineer Portfolio — Projects',
    );
    expect(title({ ...english, face: 'blog', route: 'blogHome' })).toBe("AleBlog — Ivan's blog");
    expect(title({ ...english, face: 'blog', route: 'notFound' })).toBe(
      "AleBlog — Ivan's blog — Page not found",
    );
  });
});

describe("a post's own title", () => {
  test("follows the route's", () => {
    expect(title({ face: 'blog', route: 'post', subject: 'Начало' })).toBe(`${blog} — Пост «Начало»`);
    const english = title({ face: 'blog', language: 'en', name: 'Ivan', route: 'post', subject: 'Start' });
    expect(english).toBe("AleBlog — Ivan's blog — Post “Start”");
  });

  test('nests quotation marks', () => {
    const nested = title({ face: 'blog', route: 'post', subject: 'Про «Янус»' });
    expect(nested).toBe(`${blog} — Пост «Про „Янус“»`);
  });

  test('changes no other title', () => {
    expect(title({ face: 'blog', route: 'tag', subject: '#iot' })).toBe(blog);
    expect(title({ face: 'blog', route: 'posts', subject: 'iot' })).toBe(`${blog} — Все посты`);
    expect(title({ face: 'blog', route: 'post', subject: ' ' })).toBe(`${blog} — Пост`);
  });
});

test('a site without a name yet has no dangling dash', () => {
  expect(title({ name: ' ' })).toBe('Software Engineer Portfolio');
  expect(title({ face: 'blog', name: '', route: 'posts' })).toBe('AleBlog — Все посты');
});
