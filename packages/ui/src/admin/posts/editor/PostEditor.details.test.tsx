import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromLocalInput } from '../../../components/DateField/dates.ts';
import { adminPost } from '../../../testing/adminAnswers.ts';
import { postWith } from '../../../testing/editorAnswers.ts';
import { samplePicture } from '../../../testing/samplePicture.ts';
import { drawEditor, titleField } from '../../../testing/editorStand.tsx';

const post = adminPost();
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
const setTime = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function openDetails() {
  await titleField();
  await userEvent.click(screen.getByRole('button', { name: /^Сведения/ }));
}

test('saving sends the flags, the canonical address and the dates of a post', async () => {
  const { server } = drawEditor(post, { updatePost: { ...post, is_pinned: true } });
  await openDetails();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Только по адресу' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Закрепить' }));
  await userEvent.type(screen.getByLabelText(/^Впервые опубликован/), 'https://a.example/b');
  await setTime('Дата публикации', '2019-03-05T10:00');
  await setTime('Дата изменения', '2020-03-05T10:00');
  await save();
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({
    is_unlisted: true,
    is_pinned: true,
    canonical_url: 'https://a.example/b',
    translations: [
      {
        language: 'ru',
        revision: 3,
        published_at: fromLocalInput('2019-03-05T10:00'),
        updated_at: fromLocalInput('2020-03-05T10:00'),
      },
    ],
  });
});

test('Ctrl+Shift+. and the address #date focus the publication date', async () => {
  const { unmount } = drawEditor(post);
  await titleField();
  fireEvent.keyDown(window, { key: '>', code: 'Period', ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(screen.getByLabelText('Дата публикации')).toHaveFocus());
  unmount();
  location.hash = '#date';
  drawEditor(post);
  await waitFor(() => expect(screen.getByLabelText('Дата публикации')).toHaveFocus());
  expect(location.hash).toBe('');
});

test('a generated cover is shown, but cannot be removed and is not saved', async () => {
  const drawn = { ...post, cover: samplePicture, is_cover_drawn: true };
  const { server } = drawEditor(drawn, { updatePost: { ...drawn, is_pinned: true } });
  await openDetails();
  const cover = screen.getByRole('group', { name: 'Обложка' });
  expect(cover.querySelector('img')).toHaveAttribute('src', samplePicture);
  expect(within(cover).getByText(/сайт нарисовал её сам/)).toBeVisible();
  expect(within(cover).getByRole('button', { name: 'Выбрать файл' })).toBeVisible();
  expect(within(cover).queryByRole('button', { name: 'Убрать' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Закрепить' }));
  await save();
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toEqual({ is_pinned: true, translations: [] });
});

test('an invalid address and future dates are rejected at their fields', async () => {
  const { server } = drawEditor(post);
  await openDetails();
  await userEvent.type(screen.getByLabelText(/^Впервые опубликован/), 'a.example/b');
  await setTime('Дата публикации', '2190-03-05T10:00');
  await setTime('Дата изменения', '2190-03-05T10:00');
  await save();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(server.callsOf('updatePost')).toHaveLength(0);
  await setTime('Дата изменения', '2020-03-05T10:00');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2));
});

test('the publish dialog publishes with a past date instead of scheduling', async () => {
  const draft = postWith('ru', { status: 'draft', published_at: null });
  const { server } = drawEditor(draft, { updatePost: draft });
  await titleField();
  const [open] = screen.getAllByRole('button', { name: 'Опубликовать…' });
  if (open) await userEvent.click(open);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'В назначенное время' }));
  expect(within(dialog).getByRole('button', { name: 'Запланировать' })).toBeVisible();
  await setTime('Дата и время', '2019-03-05T10:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(server.callsOf('updatePost')).toHaveLength(1));
  expect(server.callsOf('updatePost')[0]?.body).toMatchObject({
    translations: [{ status: 'published', published_at: fromLocalInput('2019-03-05T10:00') }],
  });
});

test('the editor head shows the date of a scheduled text', async () => {
  drawEditor(postWith('ru', { published_at: '2190-12-03T10:00:00Z' }));
  await titleField();
  const [inHead] = screen.getAllByText(/^выйдет 3 дек\. 2190/);
  expect(inHead?.closest('[data-state=scheduled]')).toBeVisible();
});

test.each([
  ['MacIntel', '⌘B', '⌘S', '⌘Enter'],
  ['Linux x86_64', 'Ctrl+B', 'Ctrl+S', 'Ctrl+Enter'],
])('on %s shortcuts are named as on that platform', async (platform, bold, save, publish) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  drawEditor(postWith('ru', { status: 'draft', published_at: null }));
  await titleField();
  expect(screen.getAllByRole('button', { name: `Жирный (${bold})` })[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('title', save);
  const open = screen.getByRole('button', { name: 'Опубликовать…' });
  expect(open).toHaveAttribute('title', publish);
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Опубликовать' })).toHaveAttribute('title', publish);
});
