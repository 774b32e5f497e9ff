import { act, renderHook } from '@testing-library/react';
import type { Result } from '@janus-site/core';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/Toast/Toast.tsx';
import { messages } from '../../locales/admin/ru.po';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { useReorder } from './useReorder.ts';

const refused: Result<unknown> = { ok: false, error: { kind: 'network', message: 'away' } };
const saved = ['a', 'b', 'c'].map((id) => ({ id }));

function Place({ children }: { children: ReactNode }) {
  return (
    <Stand place={testPlace()} words={messages}>
      <ToastProvider>{children}</ToastProvider>
    </Stand>
  );
}

test('a second order waits for the first, and the failure of the first is not shown over it', async () => {
  const finish: ((result: Result<unknown>) => void)[] = [];
  const run = vi.fn((_ids: string[]) => new Promise<Result<unknown>>((resolve) => finish.push(resolve)));
  const { result } = renderHook(() => useReorder(saved, run), { wrapper: Place });
  await act(async () => result.current.reorder(['b', 'a', 'c']));
  await act(async () => result.current.reorder(['b', 'c', 'a']));
  expect(run.mock.calls).toEqual([[['b', 'a', 'c']]]);
  await act(async () => finish[0]?.(refused));
  expect(run.mock.calls.at(-1)).toEqual([['b', 'c', 'a']]);
  await act(async () => finish[1]?.({ ok: true, data: undefined } as Result<unknown>));
  expect(result.current.failure).toBeNull();
  expect(result.current.items.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
