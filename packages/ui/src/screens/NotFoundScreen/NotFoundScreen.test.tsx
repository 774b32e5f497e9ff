import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testHost } from '../../testing/testHost.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

it('says that there is no such page, leads home and keeps out of search engines', async () => {
  render(
    <Stand host={testHost({ face: 'blog', route: 'notFound' })}>
      <NotFoundScreen />
    </Stand>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await screen.findByRole('heading', { level: 2, name: 'Недавние посты' })).toBeVisible();
  expect(document.title).toMatch(/ — Страница не найдена$/);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
