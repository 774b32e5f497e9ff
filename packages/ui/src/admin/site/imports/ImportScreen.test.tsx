import type { Import } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { adminEmptyScripts, adminScripts } from '../../../testing/adminAnswers.ts';
import { adminImport, adminImports } from '../../../testing/adminImports.ts';
import { adminPlace } from '../../../testing/AdminStand.tsx';
import { WalkingStand } from '../../../testing/WalkingStand.tsx';
import { ImportScreen } from './ImportScreen.tsx';

function draw(scripts: Scripts = {}) {
  const place = adminPlace({ face: 'blog', route: 'imports', scripts: { ...adminScripts, ...scripts } });
  const { container } = render(
    <WalkingStand place={place} onWalk={vi.fn<(to: string) => void>()}>
      <ImportScreen />
    </WalkingStand>,
  );
  const bring = (file: File) => {
    const input = container.querySelector('[data-brings="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.');
    return userEvent.upload(input, file);
  };
  return { server: place.server, bring };
}

const standing = (more: Partial<Import>): Scripts => ({ listImports: adminImports(adminImport(more)) });

test('a file is sent in parts, and the result of its check is shown', async () => {
  const state = { received: 0 };
  const size = 5 * 1024 * 1024;
  const going = () => adminImport({ task: 'upload', state: 'running', size, received: state.received });
  const { server, bring } = draw({
    ...adminEmptyScripts,
    createImport: going,
    sendImportPart: () => {
      state.received = Math.min(size, state.received + 4 * 1024 * 1024);
      return going();
    },
    listImports: () => adminImports(...(state.received === size ? [adminImport()] : [])),
  });
  await screen.findByRole('button', { name: 'Выбрать папку' });
  await bring(new File([new Uint8Array(size)], 'blog.zip'));
  expect(await screen.findByText('Проверено. На сайте пока ничего не изменилось.')).toBeVisible();
  const offsets = server.callsOf('sendImportPart').map(({ url }) => url.searchParams.get('offset'));
  expect(offsets).toEqual(['0', String(4 * 1024 * 1024)]);
  expect(server.callsOf('createImport')[0]?.body).toEqual({ name: 'blog.zip', size });
});

test.each([
  ['no response', () => Promise.reject(new TypeError('fetch failed'))],
  ['502', () => new Response('', { status: 502 })],
  ['429', () => problem(429, 'too_many_requests', 'Позже.')],
  ['a conflict', () => problem(409, 'conflict', 'Ждём другую часть.')],
] as const)('after %s an upload continues from what has arrived', async (_, failure) => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
  const part = 4 * 1024 * 1024;
  const size = 2 * part;
  const state = { received: 0, calls: 0 };
  const going = () => adminImport({ task: 'upload', state: 'running', size, received: state.received });
  const { server, bring } = draw({
    ...adminEmptyScripts,
    createImport: going,
    getImport: () => (state.calls === 1 ? problem(503, 'unavailable', 'Недоступно.') : going()),
    sendImportPart() {
      state.calls += 1;
      if (state.calls === 1) return failure();
      state.received += part;
      return state.calls === 2 ? failure() : going();
    },
    listImports: () => adminImports(...(state.received === size ? [adminImport()] : [])),
  });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await bring(new File([new Uint8Array(size)], 'blog.zip'));
  expect(await screen.findByText('Проверено. На сайте пока ничего не изменилось.')).toBeVisible();
  const offsets = server.callsOf('sendImportPart').map(({ url }) => Number(url.searchParams.get('offset')));
  expect(offsets).toEqual([0, 0, part]);
  expect(server.callsOf('sendImportPart').at(-1)?.params['id']).toBe(adminImport().id);
  expect(server.callsOf('cancelImport')).toEqual([]);
});

test('an upload that is refused for good is cancelled at once', async () => {
  const going = adminImport({ task: 'upload', state: 'running', size: 4, received: 0 });
  const { server, bring } = draw({
    ...adminEmptyScripts,
    createImport: going,
    getImport: going,
    cancelImport: going,
    sendImportPart: () => problem(413, 'too_large', 'Слишком велик.'),
  });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await bring(new File(['post'], 'post.md'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком велик.');
  expect(server.callsOf('sendImportPart')).toHaveLength(1);
  expect(server.callsOf('cancelImport')).toHaveLength(1);
});

test('an upload can be cancelled while it is being created', async () => {
  let create: (made: Import) => void = () => undefined;
  const creating = new Promise<Import>((resolve) => (create = resolve));
  const going = adminImport({ task: 'upload', state: 'running', size: 4, received: 0 });
  const { server, bring } = draw({ ...adminEmptyScripts, createImport: () => creating, cancelImport: going });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await bring(new File(['post'], 'post.md'));
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить загрузку' }));
  create(going);
  expect(await screen.findByRole('button', { name: 'Выбрать файл' })).toBeVisible();
  expect(server.callsOf('cancelImport').map(({ params }) => params['id'])).toEqual([going.id]);
  expect(server.callsOf('sendImportPart')).toEqual([]);
});

test('a rejected import is reported with the server’s message', async () => {
  const words = 'Уже идёт другой импорт. Дождитесь его конца или отмените его.';
  const { bring } = draw({ ...adminEmptyScripts, createImport: () => problem(409, 'conflict', words) });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await bring(new File(['<rss/>'], 'feed.xml'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a dropped file starts an import', async () => {
  const { server } = draw({ ...adminEmptyScripts, createImport: () => problem(409, 'conflict', 'Занято.') });
  const zone = (await screen.findByText(/^Перетащите сюда/)).parentElement;
  const file = new File(['# Пост'], 'post.md');
  const dataTransfer = { files: [file], items: [{ webkitGetAsEntry: () => null }] };
  if (zone) fireEvent.drop(zone, { dataTransfer });
  await waitFor(() => expect(server.callsOf('createImport')).toHaveLength(1));
});

test('the report links each item to its page and gives its reason and line', async () => {
  draw();
  const table = await screen.findByRole('table', { name: 'Отчёт' });
  expect(within(table).getByRole('link', { name: 'posts/first-board' })).toHaveAttribute(
    'href',
    '/post/first-board',
  );
  expect(within(table).getByRole('link', { name: 'posts/sqlite' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/posts\/.+\/edit$/),
  );
  expect(within(table).getByText(/^строка 12: Шорткод/)).toBeVisible();
});

test('the report is filtered by outcome on the server', async () => {
  const { server } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'не взято 1' }));
  await waitFor(() =>
    expect(server.callsOf('getImportReport').at(-1)?.url.searchParams.get('outcome')).toBe('refused'),
  );
  expect(screen.getByRole('button', { name: 'не взято 1' })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['Импортировать', 'runImport', {}],
  ['Взять остальное', 'runImport', { task: 'import', state: 'cancelled' }],
  ['Остановить', 'cancelImport', { state: 'running', can_run: false }],
  ['Отменить импорт', 'undoImport', { task: 'import', can_run: false, undo_until: '2026-03-31T10:00:00Z' }],
] as const)('«%s» calls %s', async (name, operation, more) => {
  const { server } = draw({ ...standing(more), [operation]: adminImport(more) });
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(server.callsOf(operation)).toHaveLength(1));
});

test('no new file can be chosen while an import is running', async () => {
  draw(standing({ state: 'running', done: 41, total: 160, can_run: false }));
  expect(await screen.findByText('41 из 160')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выбрать файл' })).toBeNull();
});
