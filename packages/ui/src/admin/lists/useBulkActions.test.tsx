import type { Outcome } from '@janus-site/core';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/Toast/Toast.tsx';
import { messages } from '../../locales/admin/ru.po';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import type { Named } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';

const refused: Outcome<unknown> = { ok: false, error: { kind: 'network', message: 'away' } };

test('of two actions at once, both show what was refused, and either is repeated on its own', async () => {
  const ends: Record<string, (outcome: Outcome<unknown>) => void> = {};
  const place = testPlace();
  const { result } = renderHook(() => useBulkActions<Named>(), {
    wrapper: ({ children }) => (
      <Stand place={place} words={messages}>
        <ToastProvider>{children}</ToastProvider>
      </Stand>
    ),
  });
  const call = vi.fn(({ id }: Named) => new Promise<Outcome<unknown>>((resolve) => (ends[id] = resolve)));
  const remove = (id: string) =>
    act(async () => {
      const items = [{ id, title: `Пост ${id}` }];
      void result.current.run({ items, call, done: () => 'Удалено', failed: 'Не удалено:' });
    });
  const refuse = (id: string) => act(async () => ends[id]?.(refused));
  const titles = () => result.current.refusals.flatMap(({ items }) => items.map(({ item }) => item.title));
  await remove('1');
  await remove('2');
  expect(result.current.progress).toEqual({ done: 0, total: 2 });
  await refuse('1');
  expect(result.current.progress).toEqual({ done: 1, total: 2 });
  await refuse('2');
  expect(result.current.progress).toBeNull();
  expect(titles()).toEqual(['Пост 1', 'Пост 2']);
  await act(async () => result.current.refusals[0]?.retry?.());
  expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['1', '2', '1']);
  expect(titles()).toEqual(['Пост 2']);
  await remove('3');
  await refuse('1');
  expect(titles()).toEqual(['Пост 2', 'Пост 1']);
});
