import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import { queryOf, testPlace } from '../../testing/testPlace.ts';
import { ready } from '../../testing/readStates.ts';
import { sampleCard } from '../../testing/sampleParts.ts';
import { sampleScripts } from '../../testing/sampleScripts.ts';
import { HomeScreen, loaders } from './HomeScreen.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectList } from './ProjectList.tsx';

const id = '00000000-0000-4000-8000-000000000100';

beforeEach(() => {
  // jsdom has no dialogs; only opening and closing matters here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Creates a place whose address changes, as on the site. */
function open(options: TestPlaceOptions = {}) {
  const first = testPlace<'home'>(options);
  const navigate = vi.fn();
  function Place() {
    const [query, setQuery] = useState(first.page.query);
    navigate.mockImplementation((to: string) => setQuery(queryOf('home', new URL(to, 'http://x').search)));
    return (
      <Stand
        place={{
          ...first,
          page: { ...first.page, query },
          navigation: { ...first.navigation, navigate },
        }}
      >
        <HomeScreen />
      </Stand>
    );
  }
  render(<Place />);
  return { navigate, place: first };
}

const titles = () => [...document.querySelectorAll('#projects h3')].map((title) => title.textContent);

it('shows only projects with the technology given in the address', async () => {
  const { navigate } = open();
  const filter = await screen.findByRole('list', { name: 'Технологии' });
  expect(titles()).toHaveLength(7);
  const link = within(filter).getByRole('link', { name: /^PostgreSQL/ });
  expect(link).toHaveAttribute('href', '/?technology=PostgreSQL#projects');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/?technology=PostgreSQL#projects', {});
  await vi.waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByRole('link', { name: /^PostgreSQL/ })).toHaveAttribute('aria-current', 'true');
  expect(link).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/#projects');
});

it('«Показать ещё» adds projects in place and in the address, and works by it without scripts', async () => {
  const { navigate } = open();
  const more = await screen.findByRole('link', { name: 'Показать ещё' });
  expect(more).toHaveAttribute('href', '/?show=19#more');
  expect(titles()).toHaveLength(7);
  await userEvent.click(more);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/?show=19', { replace: true, stays: true });
  expect(await screen.findByRole('heading', { name: 'Следующий трамвай 4' })).toBeVisible();
  expect(titles()).toHaveLength(16);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull();
  // The pressed link is gone: the first new row takes the focus.
  expect(document.activeElement).toBe(document.querySelectorAll('#projects h3')[7]?.querySelector('a'));
});

it('«Показать ещё» says «Загрузка» until the projects arrive', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const listProjects = sampleScripts.listProjects as (call: SeenCall) => unknown;
  const scripts: Scripts = {
    ...sampleScripts,
    listProjects: async (call: SeenCall) => {
      if (call.url.searchParams.get('limit') !== '7') await waiting;
      return listProjects(call);
    },
  };
  open({ scripts });
  await userEvent.click(await screen.findByRole('link', { name: 'Показать ещё' }));
  const more = await screen.findByRole('link', { name: 'Загрузка' });
  expect(more).toHaveAttribute('aria-busy', 'true');
  arrive();
  await vi.waitFor(() => expect(titles()).toHaveLength(16));
  expect(screen.queryByRole('link', { name: 'Загрузка' })).toBeNull();
});

it('links a project to its page when the list is filtered', async () => {
  open({ search: '?technology=TypeScript&show=9' });
  const [first] = await screen.findAllByRole('link', { name: 'Тепло города' });
  expect(first).toHaveAttribute('href', '/projects/teplo-goroda');
  expect(screen.getByRole('link', { name: 'Все' })).toHaveAttribute('href', '/#projects');
});

it('loads the project of an old ?project= address if its id is valid', () => {
  const read = (search: string) => loaders(testPlace<'home'>({ search }).page).map(({ key }) => key[0]);
  expect(read(`?project=${id}`)).toContain('getProject');
  expect(read('?project=x')).not.toContain('getProject');
});

it('says so when no project uses the technology, and links to all projects', async () => {
  open({ search: '?technology=COBOL' });
  expect(await screen.findByText('Ничего с технологией «COBOL»')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все проекты' })).toHaveAttribute('href', '/#projects');
});

it('shows all jobs at once', async () => {
  open();
  await screen.findAllByRole('heading', { level: 3, name: /инженер|разработчик/i });
  const section = screen.getByRole('region', { name: 'Опыт работы' });
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

it('stands a whole first sign in the place of a cover', () => {
  render(
    <Stand place={testPlace()}>
      <ProjectCard project={sampleCard('ru', { title: '🚀 Janus' })} />
    </Stand>,
  );
  expect(screen.getByText('🚀')).toBeVisible();
});

it.each([
  ['the first of the newly shown ones', -1, 19],
  ['the next row if that one is a card', 19, 20],
])('without scripts the jump of «Показать ещё» leads to %s', (_what, featured, expected) => {
  const card = (at: number) =>
    sampleCard('ru', { id: `${at}`, title: `Проект ${at}`, is_featured: at === featured });
  const data = { items: Array.from({ length: 31 }, (_, at) => card(at)), total: 40, technologies: [] };
  render(
    <Stand place={testPlace({ search: '?show=31' })}>
      <ProjectList answer={ready(data)} shown={31} />
    </Stand>,
  );
  expect(document.querySelector('#more h3')).toHaveTextContent(`Проект ${expected}`);
});
