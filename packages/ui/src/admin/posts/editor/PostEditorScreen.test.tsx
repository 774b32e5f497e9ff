import { problem } from '@janus-site/core/testing';
import type { Post } from '@janus-site/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { keepsPending, pendingOf, postWith } from '../../../testing/editorAnswers.ts';
import { bodyField, drawEditor, titleField } from '../../../testing/editorStand.tsx';
import { fakeTime } from '../../../testing/fakeTime.ts';

const post = adminPost();
const [russian, english] = post.translations;

beforeEach(() => {
  localStorage.clear();
});

test('what was typed just before a post is deleted goes with it, and nothing is saved to the deleted post', async () => {
  const advance = fakeTime();
  const { server, navigate } = drawEditor(post, { ...keepsPending, deletePost: undefined });
  await userEvent.type(await bodyField(), 'Последнее слово.');
  await userEvent.click(screen.getByRole('button', { name: 'Действия с постом' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить пост' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login'));
  expect(
    server.calls
      .map(({ operation }) => operation)
      .filter((name) => name === 'savePending' || name === 'deletePost'),
  ).toEqual(['savePending', 'deletePost']);
  expect(server.callsOf('savePending')[0]?.body).toMatchObject({ body: `${russian?.body}Последнее слово.` });

  // The screen stays until the next page is loaded, and typing continues.
  await userEvent.type(await bodyField(), ' И ещё.');
  await advance(10_000);
  expect(server.callsOf('savePending')).toHaveLength(1);
  // Neither the save nor anything later has loaded the post again.
  expect(server.callsOf('getPost')).toHaveLength(1);
});

test('edits of a published text are saved as a pending change, automatically and by Ctrl+S', async () => {
  const advance = fakeTime();
  const { server } = drawEditor(post, keepsPending);
  await userEvent.type(await titleField(), '!');
  await advance(1000);
  expect(server.callsOf('savePending')).toHaveLength(1);
  expect(await screen.findByText(/^Правка сохранена \d\d:\d\d, не опубликована$/)).toBeVisible();
  expect(server.callsOf('savePending')[0]).toMatchObject({
    params: { language: 'ru' },
    body: { version: 0, revision: 3, title: `${russian?.title}!`, body: russian?.body },
  });
  await userEvent.type(await titleField(), '?');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('savePending')).toHaveLength(2));
  expect(server.callsOf('savePending')[1]?.body).toMatchObject({ version: 1, title: `${russian?.title}!?` });
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('a draft is saved automatically', async () => {
  const advance = fakeTime();
  const { server } = drawEditor(post, { updatePost: postWith('en', { revision: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'EN: английский' }));
  await userEvent.type(await titleField(), '!');
  await advance(1000);
  expect(server.callsOf('updatePost')).toHaveLength(1);
  expect(server.callsOf('updatePost')[0]?.body).toMatchObject({
    translations: [{ language: 'en', title: `${english?.title}!`, revision: 1 }],
  });
});

test('shared fields of a published post are saved only on request', async () => {
  const advance = fakeTime();
  const { server } = drawEditor(post, { updatePost: { ...post, slug: 'inache' } });
  await userEvent.click(await screen.findByRole('button', { name: /^Сведения/ }));
  const slug = await screen.findByLabelText(/^Адрес/);
  await userEvent.clear(slug);
  await userEvent.type(slug, 'inache');
  await advance(10_000);
  expect(server.callsOf('updatePost')).toHaveLength(0);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.callsOf('updatePost')[0]?.body).toEqual({ slug: 'inache', translations: [] }),
  );
});

test('publishing one language sends only that language', async () => {
  const { server } = drawEditor(post, { ...keepsPending, updatePost: post });
  await userEvent.type(await titleField(), ' (правка)');
  await userEvent.click(screen.getByRole('button', { name: 'EN: английский' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [
      {
        language: 'en',
        title: english?.title,
        summary: english?.summary,
        body: english?.body,
        status: 'published',
        revision: 1,
      },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'RU: русский' }));
  expect(await titleField()).toHaveValue(`${russian?.title} (правка)`);
});

test('a pending change modified in another window is merged by choice and saved over its version', async () => {
  const theirs = postWith('ru', {
    pending: pendingOf({ version: 4, title: 'Их заголовок' }),
    has_pending: true,
  });
  const stale = () => problem(409, 'stale_revision', 'Текст изменился.', { current: theirs });
  const advance = fakeTime();
  const { server } = drawEditor(post, { savePending: stale });
  await userEvent.type(await titleField(), '!');
  await userEvent.type(await bodyField(), '?');
  await advance(1000);
  const dialog = await screen.findByRole('alertdialog', { name: 'Пост изменён в другом окне' });
  const text = within(dialog).getByRole('group', { name: 'Русский: текст' });
  // Differing words are marked once the comparison is done.
  expect(text).toHaveTextContent('Текст правки.');
  expect(text).toBeVisible();
  await userEvent.click(within(text).getByRole('radio', { name: /На сервере/ }));
  server.script(keepsPending);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Оставить выбранное' }));
  expect(await titleField()).toHaveValue(`${russian?.title}!`);
  expect(await bodyField()).toHaveValue('Текст правки.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('savePending')).toHaveLength(2));
  expect(server.callsOf('savePending')[1]?.body).toMatchObject({ version: 4, title: `${russian?.title}!` });
});

test('publishing over a text published elsewhere shows that text, then uses its revision', async () => {
  const theirs = postWith('ru', { body: 'Их текст', revision: 4 });
  const { server } = drawEditor(post, {
    ...keepsPending,
    updatePost: () => problem(409, 'stale_revision', 'Текст изменился.', { current: theirs }),
  });
  await userEvent.type(await titleField(), '!');
  await userEvent.type(await bodyField(), '?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Пост изменён в другом окне' });
  expect(within(dialog).getByText(/Их/)).toBeVisible();
  server.script({ updatePost: theirs });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Оставить выбранное' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  expect(server.callsOf('updatePost')[1]?.body).toMatchObject({
    translations: [{ language: 'ru', revision: 4 }],
  });
});

test('changes that somebody else saved in other paragraphs are merged without a dialog', async () => {
  const theirs = postWith('ru', {
    pending: pendingOf({ version: 4, title: russian?.title, body: '## Зачем нам\n\nТекст.' }),
    has_pending: true,
  });
  const { server } = drawEditor(post, {
    savePending: () => problem(409, 'stale_revision', 'Текст изменился.', { current: theirs }),
  });
  await userEvent.type(await bodyField(), ' Мой.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('savePending').length).toBeGreaterThan(1));
  server.script(keepsPending);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Правка сохранена \d/)).toBeVisible();
  expect(await bodyField()).toHaveValue('## Зачем нам\n\nТекст. Мой.');
  expect(server.callsOf('savePending').at(-1)?.body).toMatchObject({
    version: 4,
    body: '## Зачем нам\n\nТекст. Мой.',
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByText(/кто-то сохранил другие абзацы/)).not.toBeInTheDocument();
});

test('a save that failed because the session ended is repeated after signing in again', async () => {
  const { server, session } = drawEditor(post, {
    savePending: () => problem(401, 'unauthorized', 'Войдите.'),
  });
  await userEvent.type(await titleField(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('savePending')).toHaveLength(1));
  act(() => session.end());
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  server.script(keepsPending);
  await userEvent.type(within(dialog).getByLabelText('Пароль'), 'correct{Enter}');
  expect(await screen.findByText(/^Правка сохранена \d/)).toBeVisible();
  expect(server.callsOf('savePending')).toHaveLength(2);
});

test('a new post is saved as a draft once its body is begun, and typing continues in it', async () => {
  const pass = fakeTime();
  const made = {
    ...post,
    translations: [{ ...russian, status: 'draft', title: 'Новое', body: 'Т' }],
  } as Post;
  const { server, navigate } = drawEditor(null, { createPost: made, updatePost: made });
  await userEvent.type(await titleField(), 'Новое');
  // An unfinished title must not become the address.
  await pass(10_000);
  expect(server.callsOf('createPost')).toHaveLength(0);
  await userEvent.type(await bodyField(), 'Т');
  await pass(4000);
  await waitFor(() => expect(server.callsOf('createPost')).toHaveLength(1));
  expect(server.callsOf('createPost')[0]?.body).toMatchObject({
    translations: [{ language: 'ru', title: 'Новое', body: 'Т' }],
  });
  expect(navigate).toHaveBeenCalledWith(`/posts/${post.id}/edit`, { replace: true, stays: true });
  expect(await screen.findByText(/^Сохранено \d/)).toBeVisible();
  await userEvent.type(await bodyField(), 'е');
  await pass(6000);
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toMatchObject({
    translations: [{ language: 'ru', body: 'Те', revision: russian?.revision }],
  });
});

test('a new post that could not be created is retried only on request', async () => {
  const pass = fakeTime();
  const { server } = drawEditor(null, {
    createPost: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  await userEvent.type(await titleField(), 'Новое');
  await userEvent.type(await bodyField(), 'Текст');
  await pass(4000);
  expect(await screen.findByText(/^Не сохранено\./)).toBeVisible();
  await userEvent.type(await bodyField(), ' и ещё');
  await pass(60_000);
  expect(server.callsOf('createPost')).toHaveLength(1);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('createPost')).toHaveLength(2));
});
