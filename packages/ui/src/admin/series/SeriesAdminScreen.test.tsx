import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPosts } from '../../testing/adminAnswers.ts';
import { drawScreen } from '../../testing/drawScreen.tsx';
import { adminSeries } from '../../testing/adminSeries.ts';
import { SeriesAdminScreen } from './SeriesAdminScreen.tsx';

const posts = adminPosts().items;
const [devices] = adminSeries(posts).items;

afterEach(() => void vi.useRealTimers());

const draw = (search = '', scripts: Scripts = {}) =>
  drawScreen(<SeriesAdminScreen />, { face: 'blog', route: 'seriesAdmin', search }, scripts);

test('a series is created from a title; an error is shown at its field', async () => {
  let answers = 0;
  const server = draw('?new=1', {
    createSeries: () => {
      answers += 1;
      if (answers > 1) return devices;
      const message = 'У серии должно быть название хотя бы на одном языке.';
      return problem(422, 'invalid_fields', 'Проверьте поля.', {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля.',
          fields: [{ path: 'titles', code: 'title_needed', message }],
        },
      });
    },
  });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  expect((await within(dialog).findAllByText(/должно быть название/))[0]).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/^Название по-русски/), ' Дом ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('createSeries').at(-1)?.body).toMatchObject({ titles: { ru: 'Дом', en: null } });
});

test('Escape returns a lifted part, and closes the dialog only after that', async () => {
  const server = draw(`?edit=${devices?.id}`, { updateSeries: devices });
  const dialog = await screen.findByRole('dialog');
  const grips = () => within(dialog).findAllByRole('button', { name: /^Переставить: Часть «/ });
  const names = async () => (await grips()).map((grip) => grip.getAttribute('aria-label'));
  const before = await names();
  (await grips())[0]?.focus();
  await userEvent.keyboard(' {ArrowDown}');
  expect(await names()).not.toEqual(before);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(await names()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('updateSeries')).toHaveLength(0);
});

test('parts are reordered by keyboard', async () => {
  const server = draw(`?edit=${devices?.id}`, { updateSeries: devices });
  const dialog = await screen.findByRole('dialog');
  const [grip] = await within(dialog).findAllByRole('button', { name: /Часть «/ });
  grip?.focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(1));
  expect(server.callsOf('updateSeries')[0]?.body).toEqual({
    posts: posts.map(({ id }) => id).toReversed(),
  });
});

test('parts are reordered from a menu, without dragging', async () => {
  const server = draw(`?edit=${devices?.id}`, { updateSeries: devices });
  const dialog = await screen.findByRole('dialog');
  const [menu] = await within(dialog).findAllByRole('button', { name: /^Действия: / });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ниже' }));
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(1));
  expect(server.callsOf('updateSeries')[0]?.body).toEqual({
    posts: posts.map(({ id }) => id).toReversed(),
  });
});

test('undo returns a removed part to its position', async () => {
  const server = draw(`?edit=${devices?.id}`, { updateSeries: devices });
  const dialog = await screen.findByRole('dialog');
  const [remove] = await within(dialog).findAllByRole('button', { name: /^Убрать из серии/ });
  if (remove) await userEvent.click(remove);
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(1));
  expect(server.callsOf('updateSeries')[0]?.body).toEqual({ removed: [posts[0]?.id] });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(2));
  expect(server.callsOf('updateSeries')[1]?.body).toEqual({ posts: posts.map(({ id }) => id) });
});

test('undo returns a removed part into the present order, without posts that have left since', async () => {
  const [a = '', b = ''] = posts.map(({ id }) => id);
  const server = draw(`?edit=${devices?.id}`, { updateSeries: devices });
  const dialog = await screen.findByRole('dialog');
  const [remove] = await within(dialog).findAllByRole('button', { name: /^Убрать из серии/ });
  if (remove) await userEvent.click(remove);
  await within(dialog).findByRole('button', { name: 'Вернуть' });
  server.script({ getSeries: { ...devices, posts: ['c', 'd'] } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(2));
  expect(server.callsOf('updateSeries')[1]?.body).toEqual({ posts: [a, 'c', 'd'] });
  // Nor does a new order.
  server.script({ getSeries: { ...devices, posts: ['c', b] } });
  const [grip] = await within(dialog).findAllByRole('button', { name: /^Переставить: Часть «/ });
  grip?.focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(server.callsOf('updateSeries')).toHaveLength(3));
  expect(server.callsOf('updateSeries')[2]?.body).toEqual({ posts: [b, 'c'] });
});

test('a deleted series can be restored from the message or from the list of deleted series', async () => {
  const server = draw('', { deleteSeries: undefined, restoreSeries: devices });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Удалить серию «Устройства, которые живут годами»' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreSeries')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть серию «Разное»' }));
  await waitFor(() => expect(server.callsOf('restoreSeries')).toHaveLength(2));
});

test('a series is found by its title in either language', async () => {
  draw('?q=DEVICES');
  expect(await screen.findByRole('link', { name: 'Устройства, которые живут годами' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Поиск по-русски' })).toBeNull();
});

test('a series that is deleted in another tab stays open with the typed words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = draw(`?edit=${devices?.id}`);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getAllByRole('textbox')[0] as HTMLInputElement;
  await userEvent.type(field, ' и ещё');
  const typed = field.value;
  server.script({ listSeries: { ...adminSeries(posts), items: [] } });
  // The window got the focus: the list is loaded again, at most every five seconds.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(server.callsOf('listSeries')).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(field).toBeVisible();
  expect(field).toHaveValue(typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a series is created once, although the response to the first attempt was lost', async () => {
  const lose = () => {
    throw new TypeError('The connection broke.');
  };
  const server = draw('?new=1');
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByLabelText(/^Название по-русски/);
  const add = async (createSeries: Scripts['createSeries']) => {
    const before = server.callsOf('createSeries').length;
    server.script({ createSeries });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(server.callsOf('createSeries')).toHaveLength(before + 1));
  };
  await userEvent.type(title, 'Дом');
  await add(lose);
  await add(problem(409, 'key_in_use', 'Этот запрос ещё выполняется.'));
  await add(lose);
  await userEvent.type(title, ' и сад');
  await add(devices);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, third, other] = server
    .callsOf('createSeries')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^\w{12,}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});
