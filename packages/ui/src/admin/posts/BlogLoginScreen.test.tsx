import type { Language, PostSummary } from '@janus-site/core';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { adminPosts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminPlace } from '../../testing/AdminStand.tsx';
import { WalkingStand } from '../../testing/WalkingStand.tsx';
import { BlogLoginScreen } from './BlogLoginScreen.tsx';

const list = adminPosts();
const [half, planned] = list.items;

function draw(scripts: Scripts = {}, search = '', language: Language = 'ru') {
  const place = adminPlace({
    face: 'blog',
    route: 'blogLogin',
    search,
    language,
    scripts: { ...adminScripts, listPosts: list, ...scripts },
  });
  const onWalk = vi.fn<(to: string) => void>();
  render(
    <WalkingStand place={place} onWalk={onWalk}>
      <BlogLoginScreen />
    </WalkingStand>,
  );
  return { server: place.server, onWalk };
}
/** The server's response to a change: the requested states, each one revision later. */
const answer = (post: PostSummary | undefined) => (call: SeenCall) => {
  const { translations } = call.body as { translations: { language: string; status: string }[] };
  return {
    ...post,
    translations: post?.translations.map((one) => ({
      ...one,
      revision: one.revision + 1,
      status: translations.find(({ language }) => language === one.language)?.status ?? one.status,
    })),
  };
};
const menu = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Действия: ${title}` }));
const titleOf = (post: PostSummary | undefined) => post?.translations[0]?.title ?? '';

test('each language shows its state: published, pending, outdated, scheduled or missing', async () => {
  const outdated = {
    ...half,
    translations: half?.translations.map((one) =>
      one.language === 'en'
        ? { ...one, status: 'published', published_at: '2026-01-01T00:00:00Z', is_outdated: true }
        : { ...one, has_pending: true },
    ),
  };
  draw({ listPosts: { ...list, items: [outdated, planned] } });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(
    within(first as HTMLElement).getByText('Русский: опубликовано, есть неопубликованная правка'),
  ).toBeInTheDocument();
  expect(
    within(first as HTMLElement).getByText('Английский: опубликовано, перевод устарел'),
  ).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Русский: запланировано')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('Английский: перевода нет')).toBeInTheDocument();
});

test('the latest edit is requested from the server with order=changed', async () => {
  const last = half && { ...half, id: '00000000-0000-4000-8000-0000000000aa' };
  const { server } = draw({
    listPosts: ({ url }) => (url.searchParams.get('order') === 'changed' ? { ...list, items: [last] } : list),
  });
  const line = (await screen.findByText(/^Последняя правка:/)).closest('li');
  expect(within(line as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining(last?.id ?? ''),
  );
  expect(server.callsOf('listPosts').map(({ url }) => url.search)).toContain('?limit=1&order=changed');
});

test('publishing sends only the drafts; undo restores their states over the new revisions', async () => {
  const { server } = draw({ updatePost: answer(half) });
  await menu(titleOf(half));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Опубликовать' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [{ language: 'en', revision: 1, status: 'published', is_small_edit: true }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  expect(server.callsOf('updatePost')[1]?.body).toEqual({
    translations: [{ language: 'en', revision: 2, status: 'draft', is_small_edit: true }],
  });
});

test('undoing a cancelled schedule restores the scheduled time', async () => {
  const { server } = draw({ updatePost: answer(planned) });
  await menu('Завтра утром');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Снять с расписания' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  expect(server.callsOf('updatePost')[1]?.body).toMatchObject({
    translations: [{ status: 'published', published_at: planned?.translations[0]?.published_at }],
  });
});

describe('after another save of the same post', () => {
  const saved = (part: Partial<PostSummary['translations'][number]>) =>
    half && { ...half, translations: half.translations.map((one) => ({ ...one, revision: 5, ...part })) };
  const refuse = (current: PostSummary | undefined) => () =>
    problem(409, 'stale_revision', 'Запись изменилась.', { current });
  const publish = async () => {
    await menu(titleOf(half));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Опубликовать' }));
  };

  test('the list is loaded again, and a retry sends the current revision', async () => {
    const current = saved({});
    const { server } = draw({ updatePost: refuse(current) });
    await publish();
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    const whole = () =>
      server.callsOf('listPosts').filter(({ url }) => url.searchParams.get('limit') === '25');
    await waitFor(() => expect(whole()).toHaveLength(2));
    server.script({ updatePost: answer(current) });
    await userEvent.click(retry);
    await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
    expect(server.callsOf('updatePost')[1]?.body).toMatchObject({
      translations: [{ language: 'en', revision: 5, status: 'published' }],
    });
  });

  test('a retry sends nothing if that save did the same, nor does its undo', async () => {
    const { server } = draw({ updatePost: refuse(saved({ status: 'published' })) });
    await publish();
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    expect(await screen.findByText('Состояние возвращено')).toBeVisible();
    expect(server.callsOf('updatePost')).toHaveLength(1);
  });

  test('an undo is refused without a retry', async () => {
    const { server } = draw({ updatePost: answer(half) });
    await publish();
    const undo = await screen.findByRole('button', { name: 'Вернуть' });
    server.script({ updatePost: refuse(saved({})) });
    await userEvent.click(undo);
    expect(await screen.findByText('Состояние не возвращено:')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  });
});

test('a deleted post disappears at once and can be restored', async () => {
  const { server } = draw({ deletePost: undefined, restorePost: half });
  await menu(titleOf(half));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить' }));
  await waitFor(() => expect(server.callsOf('deletePost')).toHaveLength(1));
  expect(within(screen.getByRole('table')).queryByText(titleOf(half))).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await within(screen.getByRole('table')).findByText(titleOf(half))).toBeVisible();
  expect(server.callsOf('restorePost')[0]?.params).toEqual({ id: half?.id });
});

test('filters in the address are sent to the server, and changing one updates the address', async () => {
  const { server, onWalk } = draw({}, '?state=outdated&q=теплица');
  await screen.findByText('Всего: 2');
  const asked = server.callsOf('listPosts').find(({ url }) => url.searchParams.has('q'))?.url.searchParams;
  expect([asked?.get('status'), asked?.get('q'), asked?.get('limit')]).toEqual(['outdated', 'теплица', '25']);
  await userEvent.selectOptions(screen.getByLabelText('Состояние'), 'Все');
  expect(onWalk).toHaveBeenLastCalledWith(`/login?${new URLSearchParams({ q: 'теплица' })}`);
});

test('deleted posts are shown in a separate list', async () => {
  draw({}, '?deleted=1');
  expect(await screen.findByText('Забытый черновик')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Назад к списку' })).toHaveAttribute('href', '/login');
});

test('the list is filtered by tag, language, state and author; one filter or all can be removed', async () => {
  const authors = ['Анна', 'Борис'].map((first_name, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    first_name,
    last_name: '',
    username: first_name,
  }));
  const [, boris] = authors;
  const { server, onWalk } = draw(
    { listPosts: { ...list, authors } },
    `?tag=sqlite&language=en&state=unlisted&author=${boris?.id}`,
  );
  expect(await screen.findByRole('link', { name: 'Убрать условие: Автор: Борис' })).toBeVisible();
  const asked = server.callsOf('listPosts').find(({ url }) => url.searchParams.has('tag'))?.url.searchParams;
  const names = ['tag', 'text_language', 'status', 'author'];
  expect(names.map((name) => asked?.get(name))).toEqual(['sqlite', 'en', 'unlisted', boris?.id]);
  expect(screen.getByRole('combobox', { name: 'Автор' })).toHaveValue(boris?.id);
  expect(screen.getByText('· сначала новые, по дате публикации')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Убрать условие: Метка: sqlite' }));
  await waitFor(() => expect(onWalk).toHaveBeenLastCalledWith(expect.not.stringContaining('tag=')));
  expect(onWalk).toHaveBeenLastCalledWith(expect.stringContaining('state=unlisted'));
  await userEvent.click(screen.getByRole('link', { name: 'Сбросить все' }));
  await waitFor(() => expect(onWalk).toHaveBeenLastCalledWith(expect.not.stringContaining('state=')));
});

test('a pinned or unlisted post is marked as such', async () => {
  const items = [{ ...half, is_pinned: true, is_unlisted: true }, planned];
  draw({ listPosts: { ...list, items } });
  expect(await screen.findByText('закреплён')).toBeVisible();
  expect(screen.getByText('только по адресу', { selector: 'span' })).toBeVisible();
});

test('tags have their names in the language of the panel, which asks for them where lists have others', async () => {
  const tags = [{ name: 'электроника', count: 2 }];
  const listPosts = { ...list, tags, items: [{ ...half, tags: ['электроника', 'базы данных', 'firmware'] }] };
  const { server } = draw({ listPosts }, '?tag=электроника', 'en');
  expect(await screen.findByText('electronics, базы данных, firmware')).toBeVisible();
  expect(screen.getByRole('option', { name: 'electronics (2)' })).toHaveValue('электроника');
  expect(screen.getByRole('link', { name: 'Убрать условие: Метка: electronics' })).toBeVisible();
  expect(server.callsOf('listTags')).toHaveLength(1);
});

test('a Russian panel has the Russian names already', async () => {
  const { server } = draw();
  await screen.findAllByRole('row');
  expect(server.callsOf('listTags')).toHaveLength(0);
});
