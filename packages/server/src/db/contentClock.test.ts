import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { createPageCache } from '../pages/pageCache.ts';
import { toPage } from '../pages/page.ts';
import { postFacts } from '../routes/posts/facts.ts';
import { createContentClock } from './contentClock.ts';
import { insertRow } from './rows.ts';
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

  test('a clock that is set back sees the scheduled publication again', async () => {
    const { db, close } = await databases.open();
    const noon = Date.UTC(2025, 0, 1, 12);
    const row = { original_language: 'ru', sort_at: 0, created_at: 0, updated_at: 0 };
    await insertRow(db, 'posts', { ...row, id: 'later', slug: 'later' });
    const text = { language: 'ru', title: '', summary: '', body: '', html: '', contents: '[]' } as const;
    const counts = { reading_minutes: 1, revision: 1, text_revision: 1, updated_at: 0 };
    await db
      .insertInto('post_translations')
      .values({ ...text, ...counts, post_id: 'later', status: 'published', published_at: noon })
      .execute();
    await raiseContentVersion(db);
    let moment = noon - 60_000;
    const clock = createContentClock({ db, now: () => moment, onError: () => undefined });
    await clock.look();
    expect(clock.nextPublication()).toBe(noon);
    const versions = [clock.version()];
    for (const minutes of [1, -58, 0]) {
      moment = noon + minutes * 60_000;
      await clock.look();
      versions.push(clock.version());
      expect(clock.nextPublication()).toBe(minutes < 0 ? noon : null);
    }
    expect(new Set(versions).size).toBe(4);
    await close();
  });

  test('a version that goes down shows no page of the lost content again', async () => {
    const { db, close } = await databases.open();
    const setVersion = (version: number) => db.updateTable('content_version').set({ version }).execute();
    const clock = createContentClock({ db, now: () => 1000, onError: () => undefined });
    const cache = createPageCache({ contentVersion: clock.version });
    const load = (html: string) => cache.load('home', () => toPage(new Response(html, { headers })));
    const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache' };
    await setVersion(5);
    await clock.look();
    const facts = await postFacts(db, 1000, true);
    expect(String((await load('lost')).source)).toBe('lost');
    await setVersion(4);
    await clock.look();
    await raiseContentVersion(db);
    await clock.look();
    expect(String((await load('written')).source)).toBe('written');
    expect(await postFacts(db, 1000, true)).not.toBe(facts);
    await close();
  });
});
