import { describe, expect, test } from 'vitest';
import { documentTitle, siteName } from './title.ts';
import { fillTitles, unknownPlaceholders } from './titleTemplate.ts';
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
    ['media', `${portfolio} — Файлы`],
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
  test('follows that of the route', () => {
    expect(title({ face: 'blog', route: 'post', subject: 'Начало' })).toBe(`${blog} — Пост «Начало»`);
    const english = title({ face: 'blog', language: 'en', name: 'Ivan', route: 'post', subject: 'Start' });
    expect(english).toBe("AleBlog — Ivan's blog — Post “Start”");
  });

  test('an owner’s page has its own title alone, in the pattern of other pages', () => {
    expect(title({ route: 'page', subject: 'Обо мне' })).toBe(`${portfolio} — Обо мне`);
    const words = { blog_page_title: '{title} | Блог', post_title: 'Пост {title}' };
    expect(title({ face: 'blog', route: 'blogPage', subject: 'Uses', words })).toBe('Uses | Блог');
    expect(title({ face: 'blog', route: 'blogPage' })).toBe(blog);
  });

  test('a project has its own title too, in the portfolio’s own pattern', () => {
    expect(title({ route: 'project', subject: 'Янус' })).toBe(`${portfolio} — Проект «Янус»`);
    expect(title({ route: 'project' })).toBe(`${portfolio} — Проект`);
    const words = { portfolio_page_title: '{title} · Студия', post_title: '{title}!' };
    expect(title({ route: 'project', subject: 'Янус', words })).toBe('Янус · Студия');
  });

  test('nests quotation marks', () => {
    const nested = title({ face: 'blog', route: 'post', subject: 'Про «Янус»' });
    expect(nested).toBe(`${blog} — Пост «Про „Янус“»`);
  });

  test('is ignored on other routes and if it is blank', () => {
    expect(title({ face: 'blog', route: 'tag', subject: '#iot' })).toBe(blog);
    expect(title({ face: 'blog', route: 'posts', subject: 'iot' })).toBe(`${blog} — Все посты`);
    expect(title({ face: 'blog', route: 'post', subject: ' ' })).toBe(`${blog} — Пост`);
  });
});

test('without the owner’s name a title has no dangling dash', () => {
  expect(title({ name: ' ' })).toBe('Software Engineer Portfolio');
  expect(title({ face: 'blog', name: '', route: 'posts' })).toBe('AleBlog — Все посты');
});

describe('the owner’s settings', () => {
  const words = {
    portfolio_name: 'Студия',
    blog_name: 'Записки',
    name_genitive: 'Анны Петровой',
    blog_title: '{site}: блог {name:genitive}',
    blog_page_title: '{title} · {site}',
    post_title: '{title} · {name}',
  };
  const filled = (name: string) => ({ name, words: fillTitles(words, name) });
  const own = filled('Анна Петрова');

  test('replace the default names and titles', () => {
    expect(title({ ...own, route: 'home' })).toBe('Анна Петрова — Студия');
    expect(title({ ...own, face: 'blog', route: 'blogHome' })).toBe('Записки: блог Анны Петровой');
    expect(title({ ...own, face: 'blog', route: 'posts' })).toBe('Все посты · Записки');
    expect(title({ ...own, face: 'blog', route: 'post', subject: 'Янус' })).toBe('Янус · Анна Петрова');
    expect(title({ ...own, face: 'blog', route: 'post' })).toBe('Пост · Записки');
    expect(title({ ...filled(''), face: 'blog', route: 'blogHome' })).toBe('Записки');
    expect(siteName('blog', words)).toBe('Записки');
  });

  test('leave the rest unchanged, and do not expand placeholders inside a title', () => {
    expect(title({ words: { blog_name: 'Записки' }, face: 'blog', route: 'blogHome' })).toBe(
      'Записки — Блог Иван',
    );
    const nested = fillTitles({ post_title: '{title} — {site}' }, 'Иван');
    expect(title({ words: nested, face: 'blog', route: 'post', subject: '{site} и $&' })).toBe(
      '{site} и $& — AleBlog',
    );
  });

  test('allow only known placeholders and report the others', () => {
    expect(unknownPlaceholders('post_title', '{title} {name:genitive} {site}{name}')).toEqual([]);
    expect(unknownPlaceholders('post_title', '{owner} {}')).toEqual(['{owner}', '{}']);
    expect(unknownPlaceholders('blog_title', '{title}')).toEqual(['{title}']);
    expect(unknownPlaceholders('blog_name', '{owner}')).toEqual([]);
  });
});
