import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { drawScreen } from '../../testing/drawScreen.tsx';
import { adminTags } from '../../testing/adminTags.ts';
import { TagsScreen } from './TagsScreen.tsx';

const [electronics, sqlite] = adminTags().items;

afterEach(() => void vi.useRealTimers());

const draw = (search = '', scripts: Scripts = {}) =>
  drawScreen(<TagsScreen />, { face: 'blog', route: 'tagsAdmin', search }, scripts);

test('a tag is renamed in both languages; a name that is already taken is reported', async () => {
  let answers = 0;
  const server = draw(`?edit=${electronics?.id}`, {
    updateTag: () => {
      answers += 1;
      if (answers > 1) return electronics;
      const message = 'Это слово уже ведёт к метке «SQLite».';
      return problem(422, 'invalid_fields', 'Проверьте поля.', {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля.',
          fields: [{ path: 'names.en', code: 'name_taken', message }],
        },
      });
    },
  });
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(/^Имя по-английски/);
  await userEvent.clear(name);
  await userEvent.type(name, ' hardware ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Это слово уже ведёт к метке «SQLite».')).toBeVisible();
  await userEvent.clear(within(dialog).getByLabelText(/^Имя по-русски/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('updateTag').at(-1)?.body).toMatchObject({ names: { ru: null, en: 'hardware' } });
});

test('a tag is merged into another one after confirmation', async () => {
  const server = draw(`?edit=${electronics?.id}`, { mergeTag: sqlite });
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText(/^Объединить с другой/), 'SQLite');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Объединить…' }));
  const question = await screen.findByRole('alertdialog');
  expect(server.callsOf('mergeTag')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Объединить' }));
  await waitFor(() => expect(server.callsOf('mergeTag')).toHaveLength(1));
  expect(server.callsOf('mergeTag')[0]?.body).toEqual({ into: sqlite?.id });
});

test('a deleted tag can be restored from the message or from the list of deleted tags', async () => {
  const server = draw('', { deleteTag: undefined, restoreTag: electronics });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить метку «электроника»' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreTag')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть метку «разное»' }));
  await waitFor(() => expect(server.callsOf('restoreTag')).toHaveLength(2));
});

test('a tag is found by its name in either language', async () => {
  draw('?q=ELECTRO');
  expect(await screen.findByRole('link', { name: 'электроника' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'SQLite' })).toBeNull();
});

test('a tag that is deleted in another tab stays open with the typed words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = draw(`?edit=${electronics?.id}`);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getAllByRole('textbox')[0] as HTMLInputElement;
  await userEvent.type(field, ' и ещё');
  const typed = field.value;
  server.script({ listTags: { ...adminTags(), items: adminTags().items.slice(1) } });
  // The window got the focus: the list is loaded again, at most every five seconds.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(server.callsOf('listTags')).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(field).toBeVisible();
  expect(field).toHaveValue(typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
