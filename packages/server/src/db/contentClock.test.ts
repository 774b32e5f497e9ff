import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { createContentClock } from './contentClock.ts';
import { raiseContentVersion, readContentVersion } from './transaction.ts';

describeDatabases('the content clock', (databases) => {
  test('never goes back, even when one of its reads is slow', async () => {
    const { db, close } = await databases.open();
    const seen = openable();
    const late = openable();
    let isFirst = true;
    const slowly: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isFirst) return result;
        isFirst = false;
        seen.open();
        await late.passed;
        return result;
      },
    };
    const clock = createContentClock({
      db: db.withPlugin(slowly),
      now: () => 1000,
      onError: (error) => {
        throw error;
      },
    });
    const first = clock.look();
    await seen.passed;
    await raiseContentVersion(db);
    const others = [clock.look(), clock.look()];
    setTimeout(late.open, 200);
    await Promise.all([first, ...others]);
    expect(clock.version()).toBe(await readContentVersion(db));
    await close();
  });
});
