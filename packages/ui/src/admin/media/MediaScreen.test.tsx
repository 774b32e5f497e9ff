import { problem } from '@janus-site/core/testing';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPost } from '../../testing/adminAnswers.ts';
import { adminMedia } from '../../testing/adminMedia.ts';
import { drawScreen } from '../../testing/drawScreen.tsx';
import { stubPictures } from '../../testing/stubPictures.ts';
import { MediaScreen } from './MediaScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

const draw = (search = '', scripts: Scripts = {}) =>
  drawScreen(<MediaScreen />, { route: 'media', search }, scripts);
const [shown, plain] = adminMedia(adminPost().id).items;
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Открыть: ${name}` }));
  return screen.findByRole('dialog');
};

test('a file in use links to the editors where it is shown, and cannot be moved to the trash', async () => {
  draw();
  const dialog = await open('Плата датчика сверху');
  expect(within(dialog).getByRole('link', { name: 'пост «Первый пост»' })).toHaveAttribute(
    'href',
    expect.stringContaining('/edit'),
  );
  expect(within(dialog).getByRole('link', { name: 'профиль' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Удалить' })).toBeNull();
});

test('a use by an item in the trash is marked and links to the trash', async () => {
  const { items } = adminMedia(adminPost().id);
  const [use] = items[0]?.uses ?? [];
  const uses = [
    { ...use, is_deleted: true },
    { ...use, kind: 'project', is_deleted: true },
  ];
  draw('', { listMedia: { items: [{ ...items[0], uses }], total: 1, next_cursor: null } });
  const dialog = await open('Плата датчика сверху');
  const links = within(dialog).getAllByRole('link', { name: /«Первый пост»$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/login\?deleted=1$/),
    '/admin/projects?deleted=1',
  ]);
  expect(within(dialog).getAllByText(/\(в недавно удалённых\)/)).toHaveLength(2);
});

test('descriptions are saved, and a rejected replacement of the file says why', async () => {
  stubPictures();
  const server = draw('', {
    updateMedia: plain,
    replaceMedia: () => problem(422, 'invalid_picture', 'Это не картинка.'),
  });
  const dialog = await open('photo-2.jpg');
  await userEvent.type(within(dialog).getByLabelText(/^Что на картинке, по-русски/), ' Кот ');
  await userEvent.type(within(dialog).getByLabelText(/^Что на картинке, по-английски/), 'A cat');
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Это не картинка.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить описания' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('updateMedia').map(({ body }) => body)).toEqual([
    { alts: { ru: 'Кот', en: 'A cat' } },
  ]);
});

/** Sends a replacement of the file in the dialog; the server answers with `replaced` once the test says so. */
async function replaceSlowly(replaced: object) {
  let end = () => {};
  const isDone = new Promise<void>((resolve) => (end = resolve));
  stubPictures();
  const server = draw('', {
    updateMedia: plain,
    replaceMedia: async () => {
      await isDone;
      return replaced;
    },
  });
  const dialog = await open('photo-2.jpg');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'new.png', { type: 'image/png' }));
  await waitFor(() => expect(server.callsOf('replaceMedia')).toHaveLength(1));
  return { server, dialog, end: () => act(async () => end()) };
}
const replaced = { ...plain, id: '00000000-0000-4000-8000-000000000699', name: 'new.png' };

test('words typed while a file is replaced stay, and are saved for the new file', async () => {
  const { server, dialog, end } = await replaceSlowly(replaced);
  await userEvent.type(within(dialog).getByLabelText(/^Что на картинке, по-русски/), 'Кот');
  await end();
  expect(await screen.findByRole('dialog', { name: 'new.png' })).toBeVisible();
  expect(screen.getByLabelText(/^Что на картинке, по-русски/)).toHaveValue('Кот');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить описания' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('updateMedia').map(({ params, body }) => [params['id'], body])).toEqual([
    [replaced.id, { alts: { ru: 'Кот', en: '' } }],
  ]);
});

test('a replacement that ends after its dialog was closed neither opens it again nor replaces another', async () => {
  const { dialog, end } = await replaceSlowly(replaced);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  const other = await open('Плата датчика сверху');
  const field = within(other).getByLabelText(/^Что на картинке, по-русски/);
  await userEvent.type(field, ' и сбоку');
  await end();
  expect(await screen.findByText('Файл заменён везде, где он показан')).toBeInTheDocument();
  expect(field).toBeVisible();
  expect(field).toHaveValue('Плата датчика сверху и сбоку');
  await userEvent.click(within(other).getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a HEIC photo that the browser cannot read gives advice, and nothing is sent', async () => {
  const server = draw('', { uploadMedia: plain, replaceMedia: plain });
  const photo = new File(['x'], 'IMG_1.heic', { type: 'image/heic' });
  await screen.findByRole('button', { name: 'Загрузить' });
  const field = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (field) await userEvent.upload(field, photo);
  expect(await screen.findByText(/не читает HEIC\. Сохраните фотографию как JPEG/)).toBeVisible();
  const dialog = await open('photo-2.jpg');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, photo);
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/не читает HEIC/);
  expect(server.callsOf('uploadMedia')).toHaveLength(0);
  expect(server.callsOf('replaceMedia')).toHaveLength(0);
});

test('unused files are moved to the trash at once and restored by one click', async () => {
  const server = draw('?state=unused', {
    listMedia: { items: [plain], total: 1, next_cursor: null },
    deleteMedia: undefined,
    restoreDeleted: { id: plain?.id, kind: 'picture', title: '', deleted_at: '', expires_at: '' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить показанные: 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.callsOf('restoreDeleted')).toHaveLength(1));
  expect(server.callsOf('deleteMedia')).toHaveLength(1);
});

test('«Показать ещё» adds more files after those already shown', async () => {
  const server = draw('', {
    listMedia: ({ url }: { url: URL }) =>
      url.searchParams.get('cursor')
        ? { items: [plain], total: 2, next_cursor: null }
        : { items: [shown], total: 2, next_cursor: 'next' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByRole('button', { name: 'Открыть: photo-2.jpg' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Открыть: Плата датчика сверху' })).toBeVisible();
  expect(server.callsOf('listMedia').some(({ url }) => url.searchParams.get('limit') === '60')).toBe(true);
});

test('only the files of the current search are moved to the trash together, and only once they have loaded', async () => {
  const unused = { items: [plain], total: 1, next_cursor: null };
  const waiting: ((answer: object) => void)[] = [];
  const end = (answer: object) => act(async () => waiting.pop()?.(answer));
  draw('?state=unused', {
    listMedia: ({ url }: SeenCall) =>
      url.searchParams.has('q')
        ? new Promise<object>((resolve) => void waiting.push(resolve))
        : adminMedia(adminPost().id),
  });
  expect(await screen.findByRole('button', { name: 'Удалить показанные: 4' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'кот');
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Удалить показанные/ })).toBeNull();
  await end(problem(503, 'unavailable', 'Занято'));
  expect(await screen.findByText('Не удалось загрузить файлы')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Удалить показанные/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await end(unused);
  expect(await screen.findByRole('button', { name: 'Удалить показанные: 1' })).toBeVisible();
});

test('all unused files that are shown are moved to the trash together, those of further pages too', async () => {
  const server = draw('?state=unused', {
    listMedia: ({ url }: SeenCall) =>
      url.searchParams.get('cursor')
        ? { items: [plain], total: 2, next_cursor: null }
        : { items: [shown], total: 2, next_cursor: 'next' },
    deleteMedia: undefined,
  });
  expect(await screen.findByRole('button', { name: 'Удалить показанные: 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить показанные: 2' }));
  await waitFor(() => expect(server.callsOf('deleteMedia')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^Удалить показанные/ })).toBeNull();
});
