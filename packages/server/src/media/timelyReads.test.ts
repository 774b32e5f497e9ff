import { expect, test, vi } from 'vitest';
import { createTimelyReads } from './timelyReads.ts';

const never = () => new Promise<string>(() => undefined);
const same = async (text: string) => text;

test('a late read continues, and its result is there for later callers', async () => {
  const reads = createTimelyReads<string>({ patience: 20, most: 2 });
  let finish = (_text: string): void => undefined;
  const late = new Promise<string>((resolve) => (finish = resolve));
  expect(await reads('a', () => late, same)).toBeNull();
  finish('found');
  await expect.poll(() => reads('a', never, same)).toBe('found');
});

test('a failed or endless read is repeated only after half a minute, and a missing file at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const reads = createTimelyReads<string>({ patience: 20 });
  const read = vi.fn<() => Promise<string | null>>();
  read.mockRejectedValueOnce(new Error('down')).mockImplementationOnce(never).mockResolvedValue(null);
  for (const calls of [1, 2, 3]) {
    for (const again of [false, true]) {
      expect(await reads('a', read, same)).toBeNull();
      expect(read).toHaveBeenCalledTimes(calls === 3 && again ? 4 : calls);
    }
    vi.advanceTimersByTime(30_000);
  }
  vi.useRealTimers();
});
