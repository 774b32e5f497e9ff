import { problem } from '@janus-site/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PageProvider } from '../../hooks/PageProvider.tsx';
import { sampleInstead, sampleMiss } from '../../testing/sampleSearch.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { queryOf, testPlace } from '../../testing/testPlace.ts';
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

/** Creates a place whose address changes, as on the site. */
function openFollowing() {
  const navigate = vi.fn();
  const first = testPlace({ face: 'blog', route: 'posts' });
  function Place() {
    const [search, setSearch] = useState('');
    navigate.mockImplementation((to: string) => setSearch(to.split('?')[1] ?? ''));
    return (
      <Stand
        Provider={PageProvider}
        place={{
          ...first,
          page: { ...first.page, query: queryOf('posts', search) },
          navigation: { ...first.navigation, navigate },
        }}
      >
        <PostsScreen />
      </Stand>
    );
  }
  render(<Place />);
  return { navigate, server: first.server };
}

const to = (q: string) => `/posts?${new URLSearchParams({ q })}`;
const field = () => screen.getByRole('searchbox', { name: 'Поиск по постам и проектам' });

it('shows each result once, with highlights, kind and language', async () => {
  const place = open({ search: '?q=очередь' });
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Одна таблица — это уже очередь',
    'Запись без очереди',
    'Очередь без брокера, Митап',
    'One table is a queue',
  ]);
  expect(screen.getByText('очередью').tagName).toBe('MARK');
  expect(screen.getByText('Проект')).toBeVisible();
  expect(screen.getByText('на английском')).toBeVisible();
  expect(titles[3]?.parentElement).toHaveAttribute('lang', 'en');
  expect(within(titles[1] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    'https://portfolio.example/?project=00000000-0000-4000-8000-000000000104',
  );
  const entry = within(titles[2] as HTMLElement).getByRole('link');
  expect(entry).toHaveAttribute(
    'href',
    'https://portfolio.example/resume#entry-00000000-0000-4000-8000-000000000704',
  );
  expect(screen.getByText('Доклады и публикации')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Найдено 4 результата');
  expect(place.server.callsOf('listPosts')).toHaveLength(0);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('shows results for the query that was likely meant, and says so', async () => {
  open({ search: '?q=jxthtlm', scripts: { ...sampleScripts, search: sampleInstead } });
  expect(await screen.findByRole('heading', { name: 'Запись без очереди' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'По запросу «jxthtlm» ничего нет, показано найденное по «очередь». Найдено 4 результата',
  );
});

it('asks for each result once and counts what it shows', async () => {
  const { items } = sampleInstead;
  const many = Array.from({ length: 50 }, (_, at) => ({ ...items[0]!, id: `id${at}` }));
  const place = open({
    search: '?q=postgres',
    scripts: { ...sampleScripts, search: { items: many, total: 50, suggestion: null } },
  });
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(50);
  expect(screen.getByRole('status')).toHaveTextContent('Найдено 50 результатов');
  expect(place.server.callsOf('search')[0]?.url.searchParams.get('prefer')).toBe('ru');
});

it('links to all posts when nothing is found', async () => {
  open({ search: '?q=zzz', scripts: { ...sampleScripts, search: sampleMiss } });
  expect(await screen.findByText('Ничего по запросу «zzz»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все посты' })).toHaveAttribute('href', '/posts');
});

it('searches once typing pauses, and puts the query into the address', async () => {
  const { navigate, server } = openFollowing();
  const user = userEvent.setup();
  await user.click(field());
  await user.type(field(), 'очередь ');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls).toEqual([[to('очередь'), { replace: true }]]);
  expect(await screen.findByRole('heading', { name: 'Запись без очереди' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(server.callsOf('search')).toHaveLength(1);
});

it('arrows move among the results, and Escape clears the query', async () => {
  const { navigate } = openFollowing();
  const user = userEvent.setup();
  await user.type(field(), 'очередь');
  await screen.findByText('Проект');
  const [first, second] = screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => within(title).getByRole('link'));
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(navigate).toHaveBeenLastCalledWith('/posts', { replace: true });
});

it('renders code in a title, and links a job to the experience section', async () => {
  const [post, , project] = sampleInstead.items;
  if (!post || !project) throw new Error('The sample has lost its items.');
  const work = { ...project, kind: 'experience' as const, id: '00000000-0000-4000-8000-000000000105' };
  const items = [
    { ...post, title: 'Про `select` в базе', language: 'ru' as const },
    { ...work, title: 'Инженер, Завод' },
  ];
  open({ search: '?q=база', scripts: { ...sampleScripts, search: { items, total: 2, suggestion: null } } });
  expect((await screen.findByText('select')).tagName).toBe('CODE');
  expect(screen.getByText('Опыт работы')).toBeVisible();
  expect(screen.getByRole('link', { name: /Завод/ })).toHaveAttribute(
    'href',
    'https://portfolio.example/#experience',
  );
});

it('clears by a link that works without scripts, and returns the focus to the field', async () => {
  const { navigate } = openFollowing();
  const user = userEvent.setup();
  await user.type(field(), 'очередь');
  const clear = await screen.findByRole('link', { name: 'Очистить' });
  expect(clear).toHaveAttribute('href', '/posts');
  await user.click(clear);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(navigate).toHaveBeenCalledWith('/posts', {});
  expect(screen.queryByRole('link', { name: 'Очистить' })).toBeNull();
  await user.type(field(), 'очередь');
  await vi.waitFor(() => expect(navigate).toHaveBeenLastCalledWith(to('очередь'), { replace: true }));
});

it('the slash key focuses the field, but types a slash once a field has the focus', async () => {
  open();
  const user = userEvent.setup();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  await user.keyboard('/');
  expect(field()).toHaveValue('/');
});

it('a search that fails says so, and does not show the results of the former query', async () => {
  const { server } = openFollowing();
  await userEvent.type(field(), 'очередь');
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  server.script({ search: () => problem(503, 'unavailable', 'Недоступно') });
  await userEvent.type(field(), ' kafka');
  expect(await screen.findByText('Поиск не удался')).toBeVisible();
  expect(screen.queryByText('очередью')).toBeNull();
});
