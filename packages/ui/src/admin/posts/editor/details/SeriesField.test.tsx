import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPost, adminPosts } from '../../../../testing/adminAnswers.ts';
import { adminSeries } from '../../../../testing/adminSeries.ts';
import { drawEditor, titleField } from '../../../../testing/editorStand.tsx';

const post = adminPost();
const [devices, search] = adminSeries(adminPosts().items).items;

beforeEach(() => {
  localStorage.clear();
});

async function openDetails() {
  await titleField();
  await userEvent.click(screen.getByRole('button', { name: /^Сведения/ }));
  return screen.findByRole('combobox', { name: /^Серия/ });
}

test('a post joins a series, gets another part of it and leaves it, apart from its text', async () => {
  const { server } = drawEditor(post, { updateSeries: devices });
  const field = await openDetails();
  await waitFor(() => expect(field).toHaveValue(devices?.id));
  const part = screen.getByRole('combobox', { name: 'Часть' });
  expect(part).toHaveDisplayValue('1 из 2');
  await userEvent.selectOptions(part, '2 из 2');
  const bodies = () => server.callsOf('updateSeries').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ posts: devices?.posts.toReversed() }]));
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Поиск по-русски');
  await waitFor(() => expect(bodies()[1]).toEqual({ posts: [...(search?.posts ?? []), post.id] }));
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Без серии');
  await waitFor(() => expect(bodies()[2]).toEqual({ removed: [post.id] }));
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('a new series is made by its title', async () => {
  const { server } = drawEditor(post, { createSeries: search });
  await userEvent.selectOptions(await openDetails(), 'Новая серия…');
  await userEvent.click(screen.getByRole('button', { name: 'Создать серию' }));
  expect(server.callsOf('createSeries')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Название серии'), 'Дом');
  await userEvent.click(screen.getByRole('button', { name: 'Создать серию' }));
  await waitFor(() => expect(screen.queryByLabelText('Название серии')).toBeNull());
  expect(server.callsOf('createSeries')[0]?.body).toEqual({ titles: { ru: 'Дом' }, posts: [post.id] });
});
