import { problem } from '@janus-site/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

test('a post can join a series, change its part and leave it without saving its text', async () => {
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

test('joining a series or changing the part brings back no post that has left it since', async () => {
  const [own = '', other = ''] = devices?.posts ?? [];
  let present = ['joined', other, own];
  const { server } = drawEditor(post, {
    updateSeries: devices,
    getSeries: () => ({ ...devices, posts: present }),
  });
  const field = await openDetails();
  await waitFor(() => expect(field).toHaveValue(devices?.id));
  const bodies = () => server.callsOf('updateSeries').map(({ body }) => body);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Часть' }), '2 из 2');
  await waitFor(() => expect(bodies()).toEqual([{ posts: ['joined', own, other] }]));
  await waitFor(() => expect(field).toBeEnabled());
  present = ['joined'];
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Часть' }), '2 из 2');
  await waitFor(() => expect(bodies()[1]).toEqual({ posts: ['joined'] }));
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Поиск по-русски');
  await waitFor(() => expect(bodies()[2]).toEqual({ posts: ['joined', post.id] }));
});

test('a new series is created from its title, which is required', async () => {
  const { server } = drawEditor(post, { createSeries: search });
  await userEvent.selectOptions(await openDetails(), 'Новая серия…');
  await userEvent.click(screen.getByRole('button', { name: 'Создать серию' }));
  expect(server.callsOf('createSeries')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Название серии'), 'Дом');
  await userEvent.click(screen.getByRole('button', { name: 'Создать серию' }));
  await waitFor(() => expect(screen.queryByLabelText('Название серии')).toBeNull());
  expect(server.callsOf('createSeries')[0]?.body).toEqual({ titles: { ru: 'Дом' }, posts: [post.id] });
});

test('Enter in the title creates the series once and does not save the post', async () => {
  let answer: (series: unknown) => void = () => undefined;
  const { server } = drawEditor(post, {
    createSeries: () => new Promise((resolve) => (answer = resolve)),
    updatePost: post,
  });
  const field = await openDetails();
  // Changed details of a published post are saved only by hand.
  await userEvent.type(screen.getByLabelText(/^Адрес/), 'x');
  await userEvent.selectOptions(field, 'Новая серия…');
  await userEvent.type(screen.getByLabelText('Название серии'), 'Дом{Enter}{Enter}');
  await waitFor(() => expect(server.callsOf('createSeries')).toHaveLength(1));
  answer(search);
  await waitFor(() => expect(screen.queryByLabelText('Название серии')).toBeNull());
  expect(server.callsOf('createSeries')).toHaveLength(1);
  expect(server.callsOf('updatePost')).toHaveLength(0);
});

test('a list of series that failed to load shows an error with a retry, not a field without a series', async () => {
  let answer: (list: unknown) => void = () => undefined;
  const { server } = drawEditor(post, {
    listSeries: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  });
  await titleField();
  await userEvent.click(screen.getByRole('button', { name: /^Сведения/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Серии не загрузились.');
  expect(screen.queryByRole('combobox', { name: /^Серия/ })).toBeNull();
  server.script({ listSeries: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  const field = await screen.findByRole('combobox', { name: /^Серия/ });
  expect(field).toHaveDisplayValue('Загружаю…');
  answer(adminSeries(adminPosts().items));
  await waitFor(() => expect(field).toHaveValue(devices?.id));
});
