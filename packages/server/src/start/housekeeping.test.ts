import { afterEach, expect, test, vi } from 'vitest';
import type { ServerContext } from '../context.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createHousekeeping } from './housekeeping.ts';

afterEach(() => void vi.useRealTimers());

describeDatabases('housekeeping', (databases) => {
  async function start() {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ backups: 0 });
    const errors: unknown[] = [];
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
      now: Date.now,
      figures: { forget } as Partial<ServerContext['figures']>,
    } as ServerContext;
    const housekeeping = createHousekeeping({ context, onError: (error) => void errors.push(error) });
    return { housekeeping, close, remove, errors, begun, over, forget };
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

  test('starts no second round while one is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { housekeeping, close, remove, begun, over, forget } = await start();
    housekeeping.start();
    await begun.passed;
    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(forget).toHaveBeenCalledTimes(1);
    over.open();
    await housekeeping.stop();
    await close();
    remove();
  });
});
