import type { MediaItem } from '@janus-site/core';
import type { Scripts, SeenCall } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { adminPost, adminScripts } from '../../../testing/adminAnswers.ts';
import { adminMedia } from '../../../testing/adminMedia.ts';
import { adminPlace } from '../../../testing/AdminStand.tsx';
import { Stand } from '../../../testing/Stand.tsx';
import { MediaPicker } from './MediaPicker.tsx';

function draw(isMany: boolean, scripts: Scripts = {}) {
  const onPick = vi.fn<(items: readonly MediaItem[]) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <Stand place={adminPlace({ scripts: { ...adminScripts, ...scripts } })}>
      <MediaPicker isMany={isMany} onPick={onPick} onClose={onClose} />
    </Stand>,
  );
  return { onClose, picked: () => onPick.mock.calls.map(([items]) => items.map(({ name }) => name)) };
}
const tile = (name: string) => screen.findByRole('button', { name: `Выбрать: ${name}` });
const long = `${'оченьдлинноеимя'.repeat(5)}.svg`;

test('one click picks a single file and closes the picker', async () => {
  const { onClose, picked } = draw(false);
  expect(await tile('photo-2.jpg')).not.toHaveAttribute('aria-pressed');
  await userEvent.click(await tile('photo-2.jpg'));
  expect(picked()).toEqual([['photo-2.jpg']]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('several files are selected by keyboard, deselected, and passed on in order of selection', async () => {
  const { onClose, picked } = draw(true);
  expect(screen.queryByRole('button', { name: /^Вставить/ })).toBeNull();
  const press = async (name: string) => {
    (await tile(name)).focus();
    await userEvent.keyboard(' ');
  };
  await press(long);
  await press('Плата датчика сверху');
  await press('photo-2.jpg');
  expect(screen.getByRole('button', { name: 'Вставить (3)' })).toBeVisible();
  await press('Плата датчика сверху');
  expect(await tile('Плата датчика сверху')).toHaveAttribute('aria-pressed', 'false');
  expect(await tile('photo-2.jpg')).toHaveAttribute('data-place', '2');
  expect(picked()).toEqual([]);
  // listeners below the dialog receive the key too, and must not handle it
  const isTaken = vi.fn((event: KeyboardEvent) => event.key === 'Enter' && event.defaultPrevented);
  window.addEventListener('keydown', isTaken);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  window.removeEventListener('keydown', isTaken);
  expect(isTaken).toHaveLastReturnedWith(true);
  expect(picked()).toEqual([[long, 'photo-2.jpg']]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('selected files stay selected during a search', async () => {
  const { picked } = draw(true);
  await userEvent.click(await tile('photo-2.jpg'));
  await userEvent.type(screen.getByRole('searchbox'), 'плата');
  await userEvent.click(await screen.findByRole('button', { name: 'Вставить (1)' }));
  expect(picked()).toEqual([['photo-2.jpg']]);
});

/** Files with a second page; the test decides when a search responds. */
function searched() {
  let answer: (result: unknown) => void = () => {};
  const files = { ...adminMedia(adminPost().id), next_cursor: 'more' };
  const asked: (string | null)[][] = [];
  const listMedia = ({ url }: SeenCall) => {
    const [q, cursor] = ['q', 'cursor'].map((name) => url.searchParams.get(name));
    asked.push([q ?? null, cursor ?? null]);
    return q ? new Promise((resolve) => (answer = resolve)) : files;
  };
  draw(false, { listMedia });
  return { asked, finish: (result: unknown) => act(async () => answer(result)) };
}
const look = async (asked: readonly unknown[]) => {
  await userEvent.type(screen.getByRole('searchbox'), 'кот');
  await waitFor(() => expect(asked).toContainEqual(['кот', null]));
};

test('earlier files stay until search results arrive, but load no further page', async () => {
  const { asked, finish } = searched();
  await tile('photo-2.jpg');
  await look(asked);
  expect(screen.getByRole('button', { name: 'Выбрать: photo-2.jpg' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await finish({ items: adminMedia(adminPost().id).items.slice(0, 1), total: 1, next_cursor: null });
  expect(await tile('Плата датчика сверху')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выбрать: photo-2.jpg' })).toBeNull();
  expect(asked).toEqual([
    [null, null],
    ['кот', null],
  ]);
});

test('a failed search is reported', async () => {
  const { asked, finish } = searched();
  await tile('photo-2.jpg');
  await look(asked);
  await finish(problem(503, 'unavailable', 'Сервис временно недоступен.'));
  expect(await screen.findByText('Не удалось загрузить файлы')).toBeVisible();
});

test('axe finds no violations while files are selected', async () => {
  draw(true);
  await userEvent.click(await tile('photo-2.jpg'));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(await tile('photo-2.jpg')).toHaveAttribute('aria-pressed', 'false');
});
