import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleArchive } from '../../testing/sampleAnswers.ts';
import { emptyScripts, never, sampleScripts, siteWith } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { ArchiveScreen } from './ArchiveScreen.tsx';

function open(options: TestPlaceOptions = {}) {
  const place = testPlace({ face: 'blog', route: 'archive', ...options });
  render(
    <Stand place={place}>
      <ArchiveScreen />
    </Stand>,
  );
  return place;
}

test('lists every title once under its year, with the day of publication', async () => {
  const { items } = sampleArchive('ru');
  open();
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(items.length);
  expect(screen.getByText('9 постов')).toBeVisible();
  const [year] = screen.getAllByRole('heading', { level: 2 });
  expect(year?.textContent).toMatch(/^2026\d$/);
  const day = within(rows[0] as HTMLElement).getByText(/^\d+ [а-я]+$/);
  expect(day).toHaveAttribute('datetime', items[0]?.published_at);
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/post/post-0');
});

test('lists posts in the other language after the rest, also by year', async () => {
  open({ scripts: { ...sampleScripts, listArchive: sampleArchive('ru', 6, 2) } });
  const others = await screen.findByRole('heading', { level: 2, name: 'Ещё на английском (2)' });
  const section = others.parentElement as HTMLElement;
  expect(within(section).getAllByRole('heading', { level: 3 })[0]?.textContent).toMatch(/^20\d\d/);
  for (const link of within(section).getAllByRole('link'))
    expect(link.parentElement).toHaveAttribute('lang', 'en');
});

test('folds posts in the other language where the owner chose that', async () => {
  const scripts = {
    ...sampleScripts,
    getSite: siteWith({ folds_other_posts: true }),
    listArchive: sampleArchive('ru', 6, 2),
  };
  open({ scripts });
  expect(await screen.findByText('Ещё на английском (2)', { selector: 'summary' })).toBeVisible();
});

test('continues by a plain link; further pages have noindex', async () => {
  open({
    search: '?cursor=abc',
    scripts: { ...sampleScripts, listArchive: { ...sampleArchive('ru'), next_cursor: 'next' } },
  });
  expect(await screen.findByRole('link', { name: 'Раньше' })).toHaveAttribute('href', '/archive?cursor=next');
  expect(screen.getByRole('link', { name: 'К самым новым' })).toHaveAttribute('href', '/archive');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('says that there are no posts yet', async () => {
  open({ scripts: emptyScripts });
  expect(await screen.findByText('Постов пока нет')).toBeVisible();
});

test('has the shape of a list while it loads', async () => {
  open({ scripts: { ...sampleScripts, listArchive: never } });
  await screen.findByText('Загрузка');
  expect(document.querySelectorAll('[aria-busy] > div > div')).toHaveLength(4);
});
