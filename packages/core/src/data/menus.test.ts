import { expect, test } from 'vitest';
import { arrangeMenu, menuItemName, menuNames, navigationOf } from './menus.ts';

const pages = [
  { slug: 'uses', title: 'Чем пользуюсь' },
  { slug: 'privacy', title: 'Данные' },
];
const words = { language: 'ru', pages } as const;
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ');

test('menus are the specified ones until the owner arranges them', () => {
  const { header, footer } = navigationOf('portfolio', {}, { language: 'en', pages: [] });
  expect(header).toEqual([
    { name: 'Projects', route: 'home', hash: 'projects' },
    { name: 'Experience', route: 'home', hash: 'experience' },
    { name: 'Contacts', route: 'home', hash: 'contacts' },
    { name: 'CV', route: 'resume' },
  ]);
  expect(footer).toEqual([{ name: 'Blog', face: 'blog' }]);
  const blog = navigationOf('blog', {}, { language: 'ru', pages: [] });
  expect(blog.header).toEqual([
    { name: 'Все посты', route: 'posts' },
    { name: 'Портфолио', face: 'portfolio' },
  ]);
  expect(blog.footer).toEqual([
    { name: 'Портфолио', face: 'portfolio' },
    { name: 'RSS', is_feed: true },
  ]);
});

test('the owner’s pages come last in the header, and in the footer only if shown there', () => {
  const { header, footer } = navigationOf('blog', {}, words);
  expect(header.slice(2)).toEqual([
    { name: 'Чем пользуюсь', route: 'page', slug: 'uses' },
    { name: 'Данные', route: 'page', slug: 'privacy' },
  ]);
  expect(namesOf(footer)).toBe('Портфолио, RSS');
  const menus = {
    blog: [{ item: 'page:privacy', is_hidden: true }],
    blog_footer: [{ item: 'page:privacy', is_hidden: false, names: { ru: 'О данных' } }],
  };
  const arranged = navigationOf('blog', { menus }, words);
  expect(namesOf(arranged.header)).toBe('Все посты, Портфолио, Чем пользуюсь');
  expect(namesOf(arranged.footer)).toBe('О данных, Портфолио, RSS');
});

test('the archive is offered in both menus of the blog, and appears where the owner shows it', () => {
  const offered = menuNames.filter((name) => arrangeMenu(name).some(({ item }) => item === 'archive'));
  expect(offered).toEqual(['blog', 'blog_footer']);
  const { header, footer } = navigationOf(
    'blog',
    { menus: { blog: [{ item: 'archive', is_hidden: false }] } },
    words,
  );
  expect(header[0]).toEqual({ name: 'Архив', route: 'archive' });
  expect(namesOf(footer)).toBe('Портфолио, RSS');
});

test('items not placed by the owner follow; unknown and repeated items are ignored', () => {
  const entries = [
    { item: 'rss' },
    { item: 'page:gone' },
    { item: 'resume' },
    { item: 'resume', is_hidden: true },
  ];
  expect(arrangeMenu('portfolio', entries).map(({ item }) => item)).toEqual([
    'resume',
    'projects',
    'experience',
    'contacts',
  ]);
  for (const name of menuNames) {
    const items = arrangeMenu(name, entries, pages).map(({ item }) => item);
    expect(new Set(items).size).toBe(items.length);
  }
});

test('a name in one language leaves the other unchanged', () => {
  const menus = { portfolio: [{ item: 'projects', names: { ru: 'Работы' } }] };
  expect(navigationOf('portfolio', { menus }, words).header[0]?.name).toBe('Работы');
  expect(navigationOf('portfolio', { menus }, { language: 'en', pages: [] }).header[0]?.name).toBe(
    'Projects',
  );
  expect(menuItemName('page:uses', 'en', pages)).toBe('Чем пользуюсь');
});

test('the menu does not link to sections that the home page does not show', () => {
  const menus = { portfolio: [{ item: 'experience', is_hidden: false }] };
  const site = { menus, home: ['projects' as const] };
  expect(namesOf(navigationOf('portfolio', site, { language: 'ru', pages: [] }).header)).toBe(
    'Проекты, Контакты, CV',
  );
});
