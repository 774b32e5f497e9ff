import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabases } from '@janus-site/server/testing';
import { expect, test } from 'vitest';
import { startSite } from './startSite.ts';

describeDatabases('two instances', ({ createMigrated, engine }) => {
  test('a write through one appears in the cached pages of the other within a second', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-instances-'));
    const databaseUrl = await createMigrated();
    // Two processes with SQLite share its file.
    const shared = {
      databaseUrl,
      sqliteFile: join(folder, 'janus.sqlite'),
      mediaFolder: join(folder, 'media'),
    };
    const settings = engine === 'postgres' ? { ...shared, sqliteFile: ':memory:' } : shared;
    const first = await startSite({ ...settings, sample: false });
    const second = await startSite({ ...settings, sample: false });
    const title = 'Kryptonim';
    const read = async (): Promise<string> => (await second.ask(second.hosts.blog, '/?lang=ru')).text;
    // Rendered and cached before the write.
    expect(await read()).not.toContain(title);
    expect(await read()).not.toContain(title);
    const translations = [{ language: 'ru', title, summary: title, body: title, status: 'published' }];
    await first.write('POST', '/api/v1/posts/', { translations });
    const began = Date.now();
    await expect.poll(read, { timeout: 5000, interval: 20 }).toContain(title);
    // The promise is one second; a busy test machine gets a little more.
    expect(Date.now() - began).toBeLessThan(2500);
    await first.stop();
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
