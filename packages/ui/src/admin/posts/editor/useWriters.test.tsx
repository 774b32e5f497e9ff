import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import { useWriters } from './useWriters.ts';

const anna = {
  author: { first_name: 'Анна', last_name: 'Сергеева', photo: null },
  is_own: false,
  is_writing: true,
};
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an idle window lists nobody after a while, and asks again at the next keystroke', async () => {
  const place = testPlace({ scripts: { reportWriter: { items: [anna] } } });
  const wrapper = ({ children }: { children: ReactNode }) => <Stand place={place}>{children}</Stand>;
  const { result, rerender } = renderHook(({ words }) => useWriters('p1', words), {
    wrapper,
    initialProps: { words: { text: '' } },
  });
  await minutes(1);
  expect(result.current).toEqual([anna]);
  await minutes(11);
  expect(result.current).toEqual([]);
  const before = place.server.callsOf('reportWriter').length;
  rerender({ words: { text: 'т' } });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(place.server.callsOf('reportWriter')).toHaveLength(before + 1);
  expect(place.server.callsOf('reportWriter').at(-1)?.body).toMatchObject({ is_writing: true });
  expect(result.current).toEqual([anna]);
});
