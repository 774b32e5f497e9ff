import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpWhenDue } from '../../backup/daily/backUpWhenDue.ts';
import type { Schemas } from '../../contract/types.ts';
import { openStorage } from '../../media/openStorage.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addUser } from '../users/store.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1, 12);

describeDatabases('the state of backups', (databases) => {
  test('is shown to owners, from the first backup to a suspicious one and its acceptance', async () => {
    const { settings, remove } = testSettings({ backups: 7 });
    const site = { ...settings, sqliteFile: join(settings.dataFolder, 'janus.sqlite'), databaseUrl: null };
    const bench = await databases.startServer({
      settings: { ...site, databaseUrl: await databases.createMigrated() },
    });
    const { db } = bench.server.database;
    const copied = { ...site, databaseUrl: databases.engine === 'postgres' ? 'postgres://' : null };
    const backUp = (now: number, backupsUrl: string | null = null) =>
      backUpWhenDue({
        db,
        settings: { ...copied, backupsUrl },
        media: openStorage(settings),
        now: () => now,
      });
    const { access_token: as } = await bench.signIn();
    const read = async () => (await bench.ask<Schemas['Backups']>('GET', '/api/v1/backups/', { as })).body;
    const place = join(settings.dataFolder, 'backups');

    expect(await read()).toEqual({ place, made_at: null, doubtful: null, failure: null });
    for (let at = 0; at < 30; at += 1) await addUser(db, { username: `user${at}`, passwordHash: 'x' }, start);
    await backUp(start);
    expect(await read()).toMatchObject({ made_at: '2026-01-01T12:00:00.000Z', doubtful: null });

    await db.deleteFrom('users').where('username', 'like', 'user%').execute();
    await expect(backUp(start + day)).rejects.toThrow('far less');
    const doubtful = await read();
    expect(doubtful).toMatchObject({
      made_at: '2026-01-01T12:00:00.000Z',
      doubtful: { day: '2026-01-02', losses: [{ kind: 'users', now: 1, before: 31 }, { kind: 'rows' }] },
    });
    const accept = (body: unknown) => bench.ask('POST', '/api/v1/backups/accept/', { as, body });
    expect((await accept({ day: '2026-01-01' })).status).toBe(409);
    expect(await accept({ day: '2026-01-02' })).toMatchObject({
      status: 200,
      body: { made_at: '2026-01-02T12:00:00.000Z', doubtful: null },
    });
    expect((await accept({ day: '2026-01-02' })).status).toBe(409);
    const events = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/?group=backups', { as });
    expect(events.body.items).toMatchObject([
      {
        action: 'backup_accepted',
        actor: { name: 'owner' },
        object: { kind: 'backup', title: '2026-01-02' },
      },
    ]);

    await expect(backUp(start + 2 * day, 'http://KEY:SECRET@127.0.0.1:1/bucket')).rejects.toThrow();
    const { failure } = await read();
    expect(failure).toEqual({
      at: '2026-01-03T12:00:00.000Z',
      reason: expect.stringContaining('JANUS_BACKUPS_URL'),
    });
    expect(failure?.reason).not.toContain('SECRET');
    await bench.stop();
    remove();
  });

  test('is not shown to staff', async () => {
    const bench = await databases.startServer();
    const { access_token: owner } = await bench.signIn();
    const body = { username: 'anna', password: 'long enough password', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as: owner, body });
    const { access_token: as } = await bench.signIn(body.username, body.password);
    const asked = [
      await bench.ask('GET', '/api/v1/backups/', { as }),
      await bench.ask('POST', '/api/v1/backups/accept/', { as, body: { day: '2026-01-01' } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([403, 403]);
    await bench.stop();
  });

  test('contains no backup when backups are off', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    expect((await bench.ask('GET', '/api/v1/backups/', { as })).body).toEqual({
      place: null,
      made_at: null,
      doubtful: null,
      failure: null,
    });
    expect(
      (await bench.ask('POST', '/api/v1/backups/accept/', { as, body: { day: '2026-01-01' } })).status,
    ).toBe(409);
    await bench.stop();
  });
});
