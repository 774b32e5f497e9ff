import { problem } from '@janus-site/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { keepsPending, pendingOf, postWith } from '../../../testing/editorAnswers.ts';
import { bodyField, drawEditor, titleField } from '../../../testing/editorStand.tsx';

const post = adminPost();
const [russian] = post.translations;
const edited = postWith('ru', { pending: pendingOf({ version: 2 }), has_pending: true });

beforeEach(() => {
  localStorage.clear();
});

test('on return the pending change is shown and can be compared with the published text', async () => {
  drawEditor(edited);
  expect(await titleField()).toHaveValue('Правка');
  expect(await bodyField()).toHaveValue('Текст правки.');
  expect(screen.getByText('Правка не опубликована: посетители видят прежний текст.')).toBeVisible();
  expect(screen.getByText(/^Правка сохранена .*\d\d:\d\d, не опубликована$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Опубликованное и правка' });
  const title = (await within(dialog).findByText('Правка', { selector: 'ins' })).parentElement;
  expect(title?.querySelector('del')).toBeVisible();
});

test('a pending change of a scheduled text says that the earlier text will be published', async () => {
  const change = {
    published_at: '2190-12-03T09:00:00Z',
    pending: pendingOf({ version: 2 }),
    has_pending: true,
  };
  drawEditor(postWith('ru', change));
  expect(await screen.findByText(/в назначенное время выйдет прежний текст/)).toBeVisible();
  expect(screen.queryByText(/посетители видят прежний текст/)).toBeNull();
  // Next to the save state only the clock is shown.
  expect(screen.getAllByText(/^выйдет 3 дек/)[0]?.parentElement).toHaveAttribute('data-state', 'changed');
});

const done = postWith('ru', { title: 'Правка', summary: '', body: 'Текст правки.', revision: 4 });
const publishedWords = {
  language: 'ru',
  title: 'Правка',
  summary: '',
  body: 'Текст правки.',
  status: 'published',
  revision: 3,
  version: 2,
};

test('one click publishes the pending change with its base revision, and offers the history', async () => {
  const summary = russian?.summary ?? '';
  const pending = pendingOf({ version: 2, summary });
  const { server } = drawEditor(postWith('ru', { pending, has_pending: true }), {
    updatePost: postWith('ru', { title: 'Правка', summary, body: 'Текст правки.', revision: 4 }),
  });
  const [publish] = await screen.findAllByRole('button', { name: 'Опубликовать правку' });
  if (publish) await userEvent.click(publish);
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({ translations: [{ ...publishedWords, summary }] });
  await waitFor(() => expect(screen.queryByText(/не опубликована/)).not.toBeInTheDocument());
  expect(await screen.findByText('Правка опубликована')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'История' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the menu opens a review of the pending change, which can be published as a small edit', async () => {
  const { server } = drawEditor(edited, { updatePost: done });
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Русский' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Проверить и опубликовать…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать правку русского текста' });
  expect(within(dialog).queryByRole('group', { name: 'Когда' })).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Мелкая правка' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [{ ...publishedWords, is_small_edit: true }],
  });
});

test('a pending change with new findings opens the review instead of being published', async () => {
  const { server } = drawEditor(edited);
  const [publish] = await screen.findAllByRole('button', { name: 'Опубликовать правку' });
  if (publish) await userEvent.click(publish);
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать правку русского текста' });
  expect(within(dialog).getByText(/Нет краткого описания/)).toBeVisible();
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('a pending change with an unfinished upload is not published by one click', async () => {
  const half = { version: 2, body: 'Вот ![кот](#upload-1) здесь.' };
  const { server } = drawEditor(postWith('ru', { pending: pendingOf(half), has_pending: true }));
  const [publish] = await screen.findAllByRole('button', { name: 'Опубликовать правку' });
  if (publish) await userEvent.click(publish);
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать правку русского текста' });
  expect(within(dialog).getByRole('button', { name: 'Опубликовать' })).toBeDisabled();
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('discarding a pending change shows the published text, and undo restores the change', async () => {
  const { server } = drawEditor(edited, { ...keepsPending, dropPending: undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Отбросить правку' }));
  await waitFor(async () => expect(await titleField()).toHaveValue(russian?.title));
  expect(server.callsOf('dropPending')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await titleField()).toHaveValue('Правка');
  await waitFor(() => expect(server.callsOf('savePending')).toHaveLength(1), { timeout: 7000 });
  expect(server.callsOf('savePending')[0]?.body).toMatchObject({ version: 0, title: 'Правка' });
});

test('undo of a discarded change keeps what was typed since, and replaces it on request', async () => {
  drawEditor(edited, { ...keepsPending, dropPending: undefined });
  await userEvent.click(await screen.findByRole('button', { name: 'Отбросить правку' }));
  await waitFor(async () => expect(await titleField()).toHaveValue(russian?.title));
  await userEvent.type(await titleField(), ' и ещё');
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText(/^Текст не возвращён/)).toBeVisible();
  expect(await titleField()).toHaveValue(`${russian?.title} и ещё`);
  await userEvent.click(screen.getByRole('button', { name: 'Всё равно вернуть' }));
  expect(await titleField()).toHaveValue('Правка');
});

test('a pending change that could not be discarded stays on the screen', async () => {
  drawEditor(edited, { dropPending: () => problem(503, 'unavailable', 'Сервис временно недоступен.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Отбросить правку' }));
  expect(await screen.findByText(/Сервис временно недоступен/)).toBeVisible();
  expect(await titleField()).toHaveValue('Правка');
});

test('marking a translation as reviewed does not send its text, which may not be ready', async () => {
  const outdated = postWith('en', { is_outdated: true, source_revision: 2 });
  const { server } = drawEditor(outdated, {
    getRevision: {
      ...russian,
      revision: 2,
      author: null,
      created_at: '2026-01-01T00:00:00Z',
      characters: 5,
      body: 'Старое.',
    },
    updatePost: post,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'EN: английский' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Что изменилось' }));
  const dialog = await screen.findByRole('dialog', { name: 'Что изменилось в оригинале' });
  expect(await within(dialog).findByText(/Старое/)).toBeVisible();
  expect(server.callsOf('getRevision')[0]?.params).toMatchObject({ language: 'ru', revision: '2' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отметить проверенным' }));
  await waitFor(() => expect(screen.queryByText(/^Оригинал изменился/)).not.toBeInTheDocument());
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    translations: [{ language: 'en', is_reviewed: true, revision: 1 }],
  });
});

test('undoing a withdrawal publishes the text that visitors could read, not the pending change', async () => {
  const draft = { status: 'draft', published_at: null, revision: 4 };
  const { server } = drawEditor(edited, {
    ...keepsPending,
    updatePost: postWith('ru', { ...draft, pending: pendingOf({ version: 2 }), has_pending: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Русский' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Снять с публикации' }));
  const undo = await screen.findByRole('button', { name: 'Вернуть' });
  server.script({ updatePost: postWith('ru', { revision: 5 }) });
  await userEvent.click(undo);
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(2));
  const [withdrawal, restoring] = server.callsOf('updatePost').map(({ body }) => body);
  expect(withdrawal).toEqual({ translations: [{ language: 'ru', status: 'draft', revision: 3 }] });
  const { title, summary, body, published_at } = russian ?? {};
  expect(restoring).toMatchObject({
    translations: [{ title, summary, body, status: 'published', published_at, is_small_edit: true }],
  });
  // The change stays in the editor and is kept.
  expect(await titleField()).toHaveValue('Правка');
  await waitFor(() => expect(server.callsOf('savePending')[0]?.body).toMatchObject({ title: 'Правка' }));
});

test('a failed publication is repeated by its retry button, but not once the text has changed', async () => {
  const { server } = drawEditor(postWith('ru', { status: 'draft', published_at: null }), {
    updatePost: problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  const publish = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: Русский' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Проверить и опубликовать…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать русский текст' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  const statuses = () =>
    server
      .callsOf('updatePost')
      .map(({ body }) => (body as { translations: { status?: string }[] }).translations[0]?.status);
  await publish();
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(statuses()).toEqual(['published', 'published']));
  await userEvent.type(await titleField(), '!');
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(statuses().slice(2)).toContain(undefined));
  expect(statuses().slice(2)).not.toContain('published');
});
