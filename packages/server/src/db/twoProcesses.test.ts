import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';

describeDatabases('content', (databases) => {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'janus-shared-'));
  afterAll(() => rmSync(mediaFolder, { recursive: true, force: true }));

  test('a scheduled text raises the version at its time, without a write', async () => {
    let now = Date.UTC(2026, 0, 1);
    const bench = await databases.startServer({ now: () => now });
    const { access_token: as } = await bench.signIn();
    const published_at = new Date(now + 5 * 60_000).toISOString();
    const body = { translations: [{ language: 'ru', title: 'Завтра', status: 'published', published_at }] };
    expect((await bench.ask('POST', '/api/v1/posts/', { as, body })).status).toBe(201);
    await bench.server.listen();
    const version = bench.server.contentVersion();
    expect((await bench.ask('GET', '/api/v1/posts/')).body['total']).toBe(0);
    now += 5 * 60_000;
    await expect.poll(() => bench.server.contentVersion(), { timeout: 3000 }).toBeGreaterThan(version);
    expect((await bench.ask('GET', '/api/v1/posts/')).body['total']).toBe(1);
    await bench.stop();
  });

  if (databases.engine === 'postgres') {
    test('a write on one instance is seen by the other within a second, and a sign-in is valid on both', async () => {
      const databaseUrl = await databases.createDatabase();
      const settings = { databaseUrl, mediaFolder, secret: null };
      const [first, second] = await Promise.all([1, 2].map(() => databases.startServer({ settings })));
      if (!first || !second) throw new Error('two were started');
      await Promise.all([first.server.listen(), second.server.listen()]);
      const { access_token: as } = await first.signIn();
      expect((await second.ask('GET', '/api/v1/users/me/', { as })).status).toBe(200);
      const version = second.server.contentVersion();
      const started = Date.now();
      await first.ask('POST', '/api/v1/projects/', {
        as,
        body: { translations: [{ language: 'ru', title: 'Общий' }] },
      });
      await expect
        .poll(() => second.server.contentVersion(), { timeout: 5000, interval: 20 })
        .toBeGreaterThan(version);
      // The promise is a second; a loaded test machine gets a little more.
      expect(Date.now() - started).toBeLessThan(2500);
      await Promise.all([first.stop(), second.stop()]);
    });

    test('pending changes, preview links and deleted posts are the same on both instances', async () => {
      const databaseUrl = await databases.createDatabase();
      const settings = { databaseUrl, mediaFolder, secret: null };
      const [first, second] = await Promise.all([1, 2].map(() => databases.startServer({ settings })));
      if (!first || !second) throw new Error('two were started');
      const { access_token: as } = await first.signIn();
      const text = { title: 'Общий', body: 'Раз' };
      const made = await first.ask<{ id: string }>('POST', '/api/v1/posts/', {
        as,
        body: { translations: [{ language: 'ru', ...text }] },
      });
      const post_id = made.body.id;
      const link = await second.ask<{ token: string }>('POST', '/api/v1/preview-links/', {
        as,
        body: { post_id },
      });
      // An instance renders each change once, and both must show the last one.
      let version = 0;
      for (const [round, writer] of [first, second, first].entries()) {
        const body = { version, revision: 1, summary: '', ...text, body: `Вариант ${round}` };
        const saved = await writer.ask<{ version: number }>('PUT', `/api/v1/posts/${post_id}/pending/ru/`, {
          as,
          body,
        });
        expect(saved.status).toBe(200);
        version = saved.body.version;
        for (const reader of [first, second]) {
          const shown = await reader.ask('GET', `/api/v1/preview-links/${link.body.token}/`);
          expect(shown.text).toContain(`<p>Вариант ${round}</p>`);
        }
      }
      expect((await second.ask('DELETE', `/api/v1/posts/${post_id}/`, { as })).status).toBe(204);
      expect((await first.ask('GET', `/api/v1/preview-links/${link.body.token}/`)).status).toBe(404);
      const restored = await first.ask('POST', `/api/v1/deleted-posts/${post_id}/restore/`, { as });
      expect(restored.status).toBe(200);
      expect((await second.ask('GET', `/api/v1/posts/${post_id}/`, { as })).status).toBe(200);
      await Promise.all([first.stop(), second.stop()]);
    });
  }
});

test('processes that start together on one file migrate it one after another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janus-turns-'));
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const migrateOnce = async (): Promise<number | null> => {
    const environment = { ...process.env, JANUS_DATA: folder };
    const child = spawn(process.execPath, ['--conditions=janus-source', main, 'migrate'], {
      env: environment,
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  };
  expect(await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()])).toEqual([0, 0, 0]);
  rmSync(folder, { recursive: true, force: true });
});
