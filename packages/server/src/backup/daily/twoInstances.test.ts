import { EventEmitter, once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLease } from '../../db/lease.ts';
import { openDatabase } from '../../db/open.ts';
import { openStorage } from '../../media/openStorage.ts';
import type { Settings } from '../../settings.ts';
import { firstDay, openBackupSite } from '../../testing/backupSite.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { backUpWhenDue } from './backUpWhenDue.ts';

const minute = 60_000;

describeDatabases('instances on one database', (databases) => {
  const backupsIn = ({ dataFolder }: Settings): string[] => {
    try {
      return readdirSync(join(dataFolder, 'backups')).filter((name) => name.endsWith('.janus'));
    } catch {
      return [];
    }
  };

  test('make one backup a day together, at once or in sequence, with one folder or two', async () => {
    const databaseUrl = await databases.createDatabase();
    const site = await openBackupSite({ databaseUrl });
    const elsewhere = await openBackupSite();
    const second = openDatabase(site.settings);
    const media = openStorage(site.settings);
    const instances = [
      { db: site.database.db, settings: site.settings },
      { db: second.db, settings: site.settings },
      { db: second.db, settings: { ...site.settings, dataFolder: elsewhere.settings.dataFolder } },
    ];
    const reads: number[] = [];
    const counted = {
      ...media,
      list: () => {
        reads.push(1);
        return media.list();
      },
    };
    const turn = (now: number) =>
      instances.map((instance) => () => backUpWhenDue({ ...instance, media: counted, now: () => now }));
    await Promise.all(turn(firstDay).map((work) => work()));
    for (const work of turn(firstDay + 60 * minute)) await work();
    // Each backup lists the uploads once.
    expect(reads).toHaveLength(1);
    expect([...backupsIn(site.settings), ...backupsIn(elsewhere.settings)]).toEqual([
      'janus-2026-01-01.janus',
    ]);
    await second.close();
    await Promise.all([site.close(), elsewhere.close()]);
  });

  test('a lease is held by one, given back, and expires if its holder was killed', async () => {
    const { db, close } = await databases.open();
    const events = new EventEmitter();
    const holds = once(events, 'holds');
    const begun = withLease(
      db,
      'x',
      () => firstDay,
      async () => {
        const end = once(events, 'end');
        events.emit('holds');
        await end;
      },
    );
    await holds;
    const work = async (): Promise<void> => undefined;
    expect(await withLease(db, 'x', () => firstDay + 9 * minute, work)).toBe(false);
    expect(await withLease(db, 'y', () => firstDay, work)).toBe(true);
    // Nobody has renewed it.
    expect(await withLease(db, 'x', () => firstDay + 11 * minute, work)).toBe(true);
    events.emit('end');
    expect(await begun).toBe(true);
    expect(await withLease(db, 'x', () => firstDay, work)).toBe(true);
    expect(await db.selectFrom('facts').select('key').where('key', 'in', ['x', 'y']).execute()).toEqual([]);
    await close();
  });
});
