import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { describeDatabase } from '../testing/describeDatabases.ts';
import { judgeForTests } from '../testing/judgeForTests.ts';
import { testPasswordCost, testSettings } from '../testing/testSettings.ts';
import { openStorage } from '../media/openStorage.ts';
import { installSample } from '../sample.ts';
import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { firstStart, type FirstStart, type FirstStartOptions } from './firstStart.ts';
import { sampleFact } from './finishSample.ts';

const now = Date.UTC(2026, 5, 1);
/** The whole sample is rendered and its pictures encoded: a loaded machine takes its time. */
const patience = 120_000;

function options(db: Database, settings: Settings, moment: number): FirstStartOptions {
  return {
    db,
    settings,
    now: moment,
    judgePassword: judgeForTests,
    passwordCost: testPasswordCost,
    onFirstStart: () => undefined,
    installSample: () => installSample(db, openStorage(settings)),
  };
}

describeDatabase('postgres', 'the first start', (databases) => {
  test(
    'creates one owner and one sample, however many processes start at once',
    { timeout: patience },
    async () => {
      const { db, close } = await databases.open();
      await migrate(db);
      const { settings, remove } = testSettings({ sample: true, ownerPassword: null });
      const starts: FirstStart[] = [];
      const begin = () =>
        firstStart({ ...options(db, settings, now), onFirstStart: (started) => starts.push(started) });
      await Promise.all(databases.engine === 'postgres' ? [begin(), begin()] : [begin()]);
      await begin();
      expect(starts).toEqual([
        { username: 'owner', generatedPassword: expect.stringMatching(/^\w{24}$/) as string },
      ]);
      const slugs = (await db.selectFrom('posts').select('slug').execute()).map((post) => post.slug);
      expect(slugs.length).toBeGreaterThan(5);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(await db.selectFrom('facts').select('key').where('key', '=', sampleFact).execute()).toEqual([]);
      await close();
      remove();
    },
  );

  test(
    'finishes a sample that a killed process left incomplete, but never over existing content',
    { timeout: patience },
    async () => {
      const { db, close } = await databases.open();
      const { settings, remove } = testSettings({ sample: false });
      await firstStart(options(db, settings, now));
      settings.sample = true;
      const later = now + 11 * 60 * 1000;
      const leave = () =>
        db
          .insertInto('facts')
          .values({ key: sampleFact, value: new Date(now).toISOString() })
          .execute();
      await firstStart(options(db, settings, later));
      expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
      await leave();
      await firstStart(options(db, settings, later));
      const count = (await db.selectFrom('posts').select('id').execute()).length;
      expect(count).toBeGreaterThan(5);
      await leave();
      await firstStart(options(db, settings, later));
      expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(count);
      await close();
      remove();
    },
  );

  test('refuses an easily guessed owner password, but only until the account exists', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ ownerPassword: 'owner12345' });
    await expect(firstStart(options(db, settings, now))).rejects.toThrow(
      /JANUS_OWNER_PASSWORD: This password is easy to guess/,
    );
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    await firstStart(options(db, { ...settings, ownerPassword: 'three unrelated words' }, now));
    // the account exists, and its password may have been changed: an old line in a file must not prevent the start
    await firstStart(options(db, settings, now));
    await close();
    remove();
  });
});
