import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serializeKey } from '../../hooks/serializeKey.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlace } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { loaders, NotFoundScreen } from './NotFoundScreen.tsx';

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

describe('at the address of a project', () => {
  const heading = { level: 2, name: 'Возможно, вы искали' } as const;
  const link = { name: 'Тепло города' };
  const draw = (place: TestPlace, fallback = {}) =>
    render(
      <Stand place={place} fallback={fallback}>
        <NotFoundScreen />
      </Stand>,
    );
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('suggests the projects whose address resembles it, and keeps the links to the sections', async () => {
    window.history.replaceState(null, '', '/projects/teplo-gorod');
    draw(testPlace({ route: 'notFound' }));
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', link)).toHaveAttribute('href', '/projects/teplo-goroda');
    expect(screen.getByRole('link', { name: 'Проекты' })).toHaveAttribute('href', '/#projects');
  });

  it('has the suggestions at once if the page was loaded with them', async () => {
    const place = testPlace({ route: 'notFound', params: { wanted: 'teplo-gorod' } });
    const fallback: Record<string, unknown> = {};
    for (const { key, load } of loaders(place.page)) {
      const answer = await load(place.services.api);
      if (answer.ok) fallback[serializeKey(key)] = answer.data;
    }
    draw(place, fallback);
    expect(screen.getByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', link)).toBeVisible();
  });

  it('suggests nothing if no project resembles it', async () => {
    window.history.replaceState(null, '', '/projects/zzz');
    const place = testPlace({ route: 'notFound' });
    draw(place);
    await waitFor(() => expect(place.server.callsOf('listProjects')).toHaveLength(1));
    expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  });

  it('loads no projects at any other address', async () => {
    window.history.replaceState(null, '', '/nothing');
    const place = testPlace({ route: 'notFound' });
    draw(place);
    await waitFor(() => expect(place.server.callsOf('getProfile')).toHaveLength(1));
    expect(place.server.callsOf('listProjects')).toEqual([]);
  });
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

it.each([
  ['ru', 'https://blog.example/posts'],
  ['en', 'https://blog.example/en/posts'],
] as const)('on the portfolio searches by the form of the blog: %s', (language, action) => {
  render(
    <Stand place={testPlace({ route: 'notFound', language })}>
      <NotFoundScreen />
    </Stand>,
  );
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', action);
  expect(fireEvent.submit(form)).toBe(true);
});
