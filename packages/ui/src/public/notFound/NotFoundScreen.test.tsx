import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

it('says that the page does not exist, links home and has noindex', async () => {
  render(
    <Stand place={testPlace({ face: 'blog', route: 'notFound' })}>
      <NotFoundScreen />
    </Stand>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await screen.findByRole('heading', { level: 2, name: 'Недавние посты' })).toBeVisible();
  expect(document.title).toMatch(/ — Страница не найдена$/);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('suggests posts whose address resembles the requested one', async () => {
  const place = testPlace({ face: 'blog', route: 'notFound', params: { wanted: '/post/russian-serch' } });
  render(
    <Stand place={place}>
      <NotFoundScreen />
    </Stand>,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Возможно, вы искали' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Поиск, который знает русский' })[0]).toHaveAttribute(
    'href',
    '/post/russian-search',
  );
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it('links to the sections of the portfolio and to the blog', () => {
  render(
    <Stand place={testPlace({ route: 'notFound' })}>
      <NotFoundScreen />
    </Stand>,
  );
  expect(screen.getByRole('link', { name: 'Проекты' })).toHaveAttribute('href', '/#projects');
  expect(screen.getByRole('link', { name: 'Блог' })).toHaveAttribute('href', 'https://blog.example/');
});
