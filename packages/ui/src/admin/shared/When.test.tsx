import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import { When } from './When.tsx';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const timeTexts = () => screen.getAllByRole('time').map((one) => one.textContent);
const times = (...all: string[]) => (
  <Stand place={testPlace()}>
    {all.map((time) => (
      <When key={time} time={time} />
    ))}
  </Stand>
);

test('relative times advance with the clock, and a later time is shown as «сейчас»', async () => {
  const { rerender } = render(times('2026-11-22T11:55:00Z'));
  expect(timeTexts()).toEqual(['5 минут назад']);
  await act(() => vi.advanceTimersByTimeAsync(120 * minute));
  expect(timeTexts()).toEqual(['2 часа назад']);
  rerender(times('2026-11-22T11:55:00Z', '2026-11-22T14:00:00Z'));
  expect(timeTexts()).toEqual(['2 часа назад', 'сейчас']);
});

test('leaves no timer after it is unmounted', () => {
  const first = render(times('2026-11-22T11:55:00Z', '2026-11-22T11:50:00Z'));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  first.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
