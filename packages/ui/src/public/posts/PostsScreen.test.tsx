import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { samplePosts } from '../../testing/sampleAnswers.ts';
import { emptyScripts, sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { testPlace } from '../../testing/testPlace.ts';
import { PostsScreen } from './PostsScreen.tsx';

function open(options: TestPlaceOptions = {}) {
  const place = testPlace({ face: 'blog', route: 'posts', ...options });
  render(
    <Stand place={place}>
      <PostsScreen />
    </Stand>,
  );
  return place;
}

it('filters posts by tag, groups them by year and links to the next page', async () => {
  const place = open({
    search: '?tag=iot',
    scripts: { ...sampleScripts, listPosts: samplePosts('ru', 8, 30) },
  });
  expect(await screen.findByRole('heading', { level: 2, name: '2026' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Раньше' })).toHaveAttribute('href', '/posts?tag=iot&cursor=next');
  expect(screen.getByRole('link', { name: /^iot/ })).toHaveAttribute('aria-current', 'true');
  expect(place.server.callsOf('listPosts')[0]?.url.searchParams.get('tag')).toBe('iot');
});

it('says that no post has the tag, and links to all posts', async () => {
  open({ search: '?tag=хаскель', scripts: emptyScripts });
  expect(await screen.findByText('Ничего с меткой «хаскель»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все посты' })).toHaveAttribute('href', '/posts');
});

it('puts a submitted search query into the address', async () => {
  const navigate = vi.fn();
  open({ navigate });
  await userEvent.type(screen.getByRole('searchbox'), ' очередь {Enter}');
  expect(navigate).toHaveBeenCalledWith(`/posts?${new URLSearchParams({ q: 'очередь' })}`);
});
