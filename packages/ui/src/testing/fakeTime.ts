import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Installs fake timers, which also advance in real time, and returns a function that advances them. */
export function fakeTime(): (milliseconds: number) => Promise<unknown> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
