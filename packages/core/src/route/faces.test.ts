import { describe, expect, test } from 'vitest';
import { findRoute, homeRoute, loginRoute, notFoundTitle, routeRow, routeTable } from './faces.ts';
import type { Face, RouteName, RouteRow } from './faces.ts';

type Row = [face: Face, path: string, name: RouteName, title: string | null, access: RouteRow['access']];

// docs/behaviour.md, B5, row by row.
const rows: Row[] = [
  ['portfolio', '/', 'home', null, 'public'],
  ['portfolio', '/admin', 'login', 'Администраторская панель', 'public'],
  ['portfolio', '/admin/projects', 'projectsAdmin', 'Проекты', 'login'],
  ['portfolio', '/admin/experience', 'experiencesAdmin', 'Опыта работы', 'login'],
  ['portfolio', '/admin/resume', 'resumeAdmin', 'Резюме', 'login'],
  ['blog', '/', 'blogHome', null, 'public'],
  ['blog', '/posts', 'posts', 'Все посты', 'public'],
  ['blog', '/posts/create', 'createPost', null, 'login'],
  ['blog', '/posts/{id}/edit', 'editPost', null, 'login'],
  ['blog', '/post/{slug}', 'post', 'Пост', 'public'],
  ['portfolio', '/admin/messages', 'messages', 'Сообщения', 'login'],
  ['blog', '/archive', 'archive', 'Архив', 'public'],
  ['portfolio', '/admin/users', 'users', 'Пользователи', 'login'],
  ['portfolio', '/admin/profile', 'profile', 'Профиль', 'login'],
  ['portfolio', '/admin/trail', 'trail', 'Журнал', 'login'],
  ['portfolio', '/admin/site', 'site', 'Сайт', 'login'],
  ['blog', '/admin/site', 'blogSite', 'Сайт', 'login'],
  ['portfolio', '/admin/redirects', 'redirects', 'Переадресация', 'login'],
  ['blog', '/admin/redirects', 'blogRedirects', 'Переадресация', 'login'],
  ['blog', '/admin/import', 'imports', 'Импорт', 'login'],
  ['portfolio', '/admin/media', 'media', 'Файлы', 'login'],
  ['portfolio', '/admin/figures', 'figures', 'Чтение', 'login'],
  ['blog', '/admin/figures', 'blogFigures', 'Чтение', 'login'],
  ['blog', '/admin/media', 'blogMedia', 'Файлы', 'login'],
  ['blog', '/admin/tags', 'tagsAdmin', 'Метки', 'login'],
  ['blog', '/admin/series', 'seriesAdmin', 'Серии', 'login'],
  ['blog', '/login', 'blogLogin', 'Вход', 'public'],
  ['blog', '/tags/{tag}', 'tag', null, 'public'],
  ['blog', '/series/{slug}', 'series', null, 'public'],
  ['portfolio', '/projects/{slug}', 'project', 'Проект', 'public'],
  ['portfolio', '/resume', 'resume', 'Резюме', 'public'],
  ['blog', '/admin/pages', 'pagesAdmin', 'Страницы', 'login'],
  ['portfolio', '/{page}', 'page', null, 'public'],
  ['blog', '/{page}', 'blogPage', null, 'public'],
];

describe('the route tables of both faces', () => {
  test.each(rows)('%s %s is %s', (face, path, name, title, access) => {
    const row = routeRow(name);
    expect([row.face, row.path, row.title?.ru ?? null, row.access]).toEqual([face, path, title, access]);
  });

  test('have no other routes', () => {
    expect(routeTable).toHaveLength(rows.length);
  });

  test('have an English title wherever there is a Russian one', () => {
    const english = Object.fromEntries(
      routeTable.flatMap(({ title }) => (title ? [[title.ru, title.en]] : [])),
    );
    expect(english).toEqual({
      'Администраторская панель': 'Administrator panel',
      Проекты: 'Projects',
      'Опыта работы': 'Work experience',
      Резюме: 'CV',
      Сообщения: 'Messages',
      Пользователи: 'Users',
      Профиль: 'Profile',
      Журнал: 'Activity',
      Чтение: 'Reading',
      Сайт: 'Site',
      Переадресация: 'Redirects',
      Файлы: 'Files',
      'Все посты': 'All posts',
      Пост: 'Post',
      Вход: 'Sign in',
      Импорт: 'Import',
      Метки: 'Tags',
      Серии: 'Series',
      Страницы: 'Pages',
      Архив: 'Archive',
      Проект: 'Project',
    });
    expect(notFoundTitle).toEqual({ ru: 'Страница не найдена', en: 'Page not found' });
  });

  test('name a home page and a login of each face', () => {
    for (const face of ['portfolio', 'blog'] as const) {
      expect(routeRow(homeRoute[face])).toMatchObject({ face, path: '/' });
      expect(routeRow(loginRoute[face])).toMatchObject({ face, access: 'public' });
    }
  });

  test('use the admin layout for the admin screens', () => {
    expect(routeRow('projectsAdmin').layout).toBe('admin');
    expect(routeRow('experiencesAdmin').layout).toBe('admin');
  });

  test('use the admin layout, and with it the guard, for every route that needs a login', () => {
    for (const { access, layout } of routeTable) if (access === 'login') expect(layout).toBe('admin');
  });

  test('have no other names, not even inherited ones', () => {
    expect(findRoute('constructor')).toBeUndefined();
    expect(() => routeRow('nowhere' as RouteName)).toThrow("Route 'nowhere' is unknown");
  });
});
