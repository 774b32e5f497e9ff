import { afterEach, expect, test, vi } from 'vitest';
import type { ServerContext } from '../context.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createHousekeeping } from './housekeeping.ts';

const hour = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

describeDatabases('housekeeping', (databases) => {
  async function start() {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ backups: 0 });
    const errors: unknown[] = [];
    const now = vi.fn(Date.now);
    const begun = openable();
    const over = openable();
    const forget = vi.fn(() => {
      begun.open();
      return over.passed;
    });
    const context = {
      db,
      settings,
      media: createFolderStorage(settings.mediaFolder),
      now: () => now(),
      figures: { forget } as Partial<ServerContext['figures']>,
    } as ServerContext;
    const housekeeping = createHousekeeping({ context, onError: (error) => void errors.push(error) });
    return { housekeeping, close, remove, errors, begun, over, forget, now };
  }

  test('stop waits for the work in progress, so the database can be closed', async () => {
    const { housekeeping, close, remove, errors, begun, over } = await start();
    housekeeping.start();
    await begun.passed;
    const stopped = housekeeping.stop();
    setTimeout(over.open, 100);
    await stopped;
    await close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(errors).toEqual([]);
    remove();
  });

  test('starts a round each hour, but none while one is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { housekeeping, close, remove, begun, over, forget, now } = await start();
    housekeeping.start();
    await begun.passed;
    now.mockClear();
    vi.advanceTimersByTime(2 * hour);
    // a round asks for the time as it starts
    expect(now).not.toHaveBeenCalled();
    over.open();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(hour);
      expect(forget).toHaveBeenCalledTimes(2);
    });
    await housekeeping.stop();
    await close();
    remove();
  });
});
