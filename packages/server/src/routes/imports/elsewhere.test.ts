import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { openStorage } from '../../media/openStorage.ts';
import { takeTask } from '../../moving/jobs/takeTask.ts';
import { describeDatabase } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

type Import = Schemas['Import'];

describeDatabase('sqlite', 'an import whose file is on another server', (databases) => {
  test(
    'is refused with the advice to upload it again, and its own server can still run it',
    { timeout: 40_000 },
    async () => {
      const [first, second] = [testSettings(), testSettings()];
      const databaseUrl = await databases.createMigrated();
      const sqliteFile = join(first.settings.dataFolder, 'janus.sqlite');
      const startOn = async ({ settings }: typeof first): Promise<TestServer> => {
        const { dataFolder } = settings;
        // The uploads of one database lie in one place.
        const { mediaFolder } = first.settings;
        const bench: TestServer = await databases.startServer({
          settings: { dataFolder, mediaFolder, sqliteFile, databaseUrl },
          runImport: (task) => {
            const ended = takeTask(task, { db: bench.server.database.db, media: openStorage(settings) });
            return { ended, stop: () => ended };
          },
        });
        return bench;
      };
      const [own, other] = [await startOn(first), await startOn(second)];
      const { access_token: as } = await own.signIn();
      const text = '---\ntitle: Первый\n---\n\nТекст.\n';
      const size = Buffer.byteLength(text);
      const made = await own.ask<Import>('POST', '/api/v1/imports/', { as, body: { name: 'a.md', size } });
      const path = `/api/v1/imports/${made.body.id}/`;
      const form = new FormData();
      form.set('file', new Blob([text]), 'part');
      await own.ask('POST', `${path}parts/?offset=0`, { as, form });
      const read = async (): Promise<Import> => (await own.ask<Import>('GET', path, { as })).body;
      const checked = { task: 'check', state: 'done', can_run: true };
      await expect.poll(read, { timeout: 15_000 }).toMatchObject(checked);

      const headers = { 'accept-language': 'en' };
      const refused = await other.ask('POST', `${path}run/`, { as, headers });
      const detail = 'The file is on another server of the site, or was lost with it. Upload it again.';
      expect(refused).toMatchObject({ status: 409, body: { detail } });
      expect(await read()).toMatchObject(checked);
      expect((await own.ask('POST', `${path}run/`, { as })).status).toBe(200);
      await expect.poll(read, { timeout: 15_000 }).toMatchObject({ task: 'import', state: 'done' });
      for (const bench of [other, own]) await bench.stop();
      for (const { remove } of [first, second]) remove();
    },
  );
});
