import type { Post } from '@janus-site/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { postWith } from '../../../testing/editorAnswers.ts';
import { bodyField, drawEditor, titleField } from '../../../testing/editorStand.tsx';
import { fakeTime } from '../../../testing/fakeTime.ts';

const other: Post = { ...adminPost(), id: '00000000-0000-4000-8000-000000000599' };
const made = postWith('ru', {
  status: 'draft',
  title: 'Новое',
  summary: '',
  body: 'Т',
  published_at: null,
  updated_at: null,
});

beforeEach(() => {
  localStorage.clear();
});

/** Creates a post by its first save and waits for its own address. */
async function makePost({
  link = null,
  answer = Promise.resolve(),
}: { link?: Post['preview_link']; answer?: Promise<void> } = {}) {
  const post = { ...made, preview_link: link };
  const stand = drawEditor(null, {
    createPost: made,
    updatePost: () => post,
    async getPost({ params }: { params: Readonly<Record<string, string>> }) {
      await answer;
      return params['id'] === made.id ? post : other;
    },
    deletePreviewLink: null,
  });
  await userEvent.type(await titleField(), 'Новое');
  await userEvent.type(await bodyField(), 'Т');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(stand.navigate).toHaveBeenCalled());
  stand.walk(made.id);
  return stand;
}

test('a post created in this visit can be reopened after another one, and is not created again', async () => {
  const { server, walk } = await makePost();
  walk(other.id);
  await waitFor(async () => expect(await titleField()).toHaveValue(other.translations[0]?.title));
  walk(made.id);
  await waitFor(async () => expect(await titleField()).toHaveValue('Новое'));
  await userEvent.type(await bodyField(), 'е');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('createPost')).toHaveLength(1);
});

test('the other language of a created post begins in its title, as that of a new one does', async () => {
  await makePost();
  await waitFor(async () => expect(await titleField()).toHaveValue('Новое'));
  await userEvent.click(screen.getByRole('button', { name: /^EN:/ }));
  expect(await titleField()).toHaveValue('');
  expect(await titleField()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^RU:/ }));
  expect(await titleField()).toHaveValue('Новое');
  expect(await titleField()).not.toHaveFocus();
});

test('a new post begun after creating one is empty', async () => {
  const { walk } = await makePost();
  walk();
  expect(await titleField()).toHaveValue('');
  expect(await bodyField()).toHaveValue('');
});

test('opening another post while a new one is being created does not navigate back', async () => {
  const advance = fakeTime();
  let answer: (post: Post) => void = () => undefined;
  const { navigate, server, walk } = drawEditor(null, {
    createPost: () => new Promise<Post>((resolve) => (answer = resolve)),
    getPost: other,
  });
  await userEvent.type(await titleField(), 'Новое');
  await userEvent.type(await bodyField(), 'Т');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.callsOf('createPost')).toHaveLength(1));
  walk(other.id);
  await waitFor(async () => expect(await titleField()).toHaveValue(other.translations[0]?.title));
  answer(made);
  await advance(1000);
  expect(navigate).not.toHaveBeenCalled();
});

test('the preview link of a post created in this visit can be disabled', async () => {
  const { server } = await makePost({
    link: { id: 'l1', expires_at: '2099-01-01T00:00:00Z' },
  });
  await waitFor(() => expect(server.callsOf('getPost')).not.toHaveLength(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Действия с постом' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ссылка для просмотра…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ссылка для просмотра' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Отключить ссылку' }));
  await waitFor(() => expect(server.callsOf('deletePreviewLink')).toHaveLength(1));
});

test('a late answer about a post created in this visit changes neither the typed text nor the caret', async () => {
  const advance = fakeTime();
  let send = () => undefined as void;
  const { server } = await makePost({ answer: new Promise((resolve) => (send = resolve)) });
  const body = await bodyField();
  await waitFor(() => expect(server.callsOf('getPost')).toHaveLength(1));
  await userEvent.type(body, 'екст');
  body.setSelectionRange(1, 1);
  send();
  await advance(1000);
  expect(await bodyField()).toBe(body);
  expect(body).toHaveFocus();
  expect(body).toHaveValue('Текст');
  expect(body.selectionStart).toBe(1);
});
