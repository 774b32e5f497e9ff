import type { CareerEntry } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCvVersions } from '../../testing/sampleCvVersions.ts';
import { sampleCareer } from '../../testing/sampleCareer.ts';
import { drawScreen } from '../../testing/drawScreen.tsx';
import { CareerScreen } from './CareerScreen.tsx';
import { fieldsOf, sectionRow, valuesOf } from './careerValues.ts';

const { items } = sampleCareer();
const english = items.find(({ section }) => section === 'languages') as CareerEntry;

afterEach(() => void vi.useRealTimers());

const draw = (search = '', scripts: Scripts = {}) =>
  drawScreen(<CareerScreen />, { face: 'portfolio', route: 'resumeAdmin', search }, scripts);

test('the fields of an entry survive conversion to dialog values and back', () => {
  for (const { section, fields } of items)
    expect(fieldsOf(sectionRow(section), valuesOf(fields))).toEqual(fields);
});

test('every section shows its heading, its entries and a link to add one', async () => {
  draw();
  const skills = await screen.findByRole('region', { name: 'Навыки' });
  expect(within(skills).getAllByRole('listitem')).toHaveLength(3);
  const awards = screen.getByRole('region', { name: 'Награды' });
  expect(within(awards).getByText('Пусто: на сайте раздела нет.')).toBeVisible();
  expect(within(awards).getByRole('link', { name: 'Добавить в раздел «Награды»' })).toHaveAttribute(
    'href',
    '/admin/resume?new=awards',
  );
});

test('an entry is added with only the fields of its section; a missing field is marked', async () => {
  const server = draw('?new=languages', { createCareerEntry: english });
  const dialog = await screen.findByRole('dialog');
  const russian = within(dialog).getByRole('group', { name: 'По-русски' });
  const names = within(russian)
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('name') ?? box.id);
  expect(names).toHaveLength(2);
  const add = within(dialog).getByRole('button', { name: 'Добавить' });
  await userEvent.click(add);
  expect(within(russian).getByLabelText(/^Язык/)).toBeInvalid();
  await userEvent.type(within(russian).getByLabelText(/^Язык/), ' Английский ');
  await userEvent.type(within(russian).getByLabelText(/^Уровень/), 'C1');
  await userEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('createCareerEntry').map(({ body }) => body)).toEqual([
    { section: 'languages', fields: { title: { ru: 'Английский' }, level: { ru: 'C1' } } },
  ]);
});

test('an error from the server is shown at its field', async () => {
  const message = 'Конец раньше начала.';
  draw(`?edit=${items[0]?.id}`, {
    replaceCareerEntry: () =>
      problem(422, 'invalid_fields', 'Проверьте поля.', {
        error: {
          code: 'invalid_fields',
          message: 'Проверьте поля.',
          fields: [{ path: 'fields.end', code: 'end_before_start', message }],
        },
      }),
  });
  const dialog = await screen.findByRole('dialog');
  const end = within(dialog).getByLabelText(/^Окончание/);
  await userEvent.clear(end);
  await userEvent.type(end, '2001-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(end).toBeInvalid();
});

test('a deleted entry disappears at once and can be restored by one click', async () => {
  const server = draw('', { deleteCareerEntry: undefined, restoreCareerEntry: english });
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Английский' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  expect(screen.queryByRole('link', { name: 'Английский' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreCareerEntry')).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Английский' })).toBeVisible();
});

test('previously deleted entries are listed and can be restored by one click', async () => {
  const listCareer = { items, deleted: [{ ...english, id: '00000000-0000-4000-8000-000000001299' }] };
  const server = draw('', { listCareer, restoreCareerEntry: english });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть запись «Английский»' }));
  await waitFor(() => expect(server.callsOf('restoreCareerEntry')).toHaveLength(1));
  expect(await screen.findByText('Возвращено: «Английский»')).toBeVisible();
});

test('previously deleted versions are listed and can be restored by one click', async () => {
  const { items: versions } = sampleCvVersions();
  const listCvVersions = { items: [], deleted: [{ id: versions[0]?.id ?? '', name: 'Для завода' }] };
  const server = draw('', { listCvVersions, restoreCvVersion: versions[0] });
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть версию «Для завода»' }));
  await waitFor(() => expect(server.callsOf('restoreCvVersion')).toHaveLength(1));
  expect(await screen.findByText('Возвращено: «Для завода»')).toBeVisible();
});

test('a section is reordered from the menu of a row', async () => {
  const server = draw('', { reorderCareer: sampleCareer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Web' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Выше' }));
  const skills = items.filter(({ section }) => section === 'skills').map(({ id }) => id);
  await waitFor(() =>
    expect(server.callsOf('reorderCareer')[0]?.body).toEqual({
      section: 'skills',
      ids: [skills[1], skills[0], skills[2]],
    }),
  );
});

test('an entry that is deleted in another tab stays open with the typed words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = draw(`?edit=${items[0]?.id}`);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getAllByRole('textbox')[0] as HTMLInputElement;
  await userEvent.type(field, ' и ещё');
  const typed = field.value;
  server.script({ listCareer: { items: items.slice(1) } });
  // The window got the focus: the list is loaded again, at most every five seconds.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(server.callsOf('listCareer')).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(field).toBeVisible();
  expect(field).toHaveValue(typed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
