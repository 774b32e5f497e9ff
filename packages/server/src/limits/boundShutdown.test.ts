import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundShutdown } from './boundShutdown.ts';

test('requests under way end before the machine would kill the process', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const closeAllConnections = vi.fn();
  const server = Object.assign(new EventEmitter(), { closeAllConnections });
  boundShutdown(server as unknown as Server, 60_000)();
  vi.advanceTimersByTime(14_000);
  expect(closeAllConnections).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(closeAllConnections).toHaveBeenCalledOnce();
});
