import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { fetchOnLoopback } from '../../testing/fetchOnLoopback.ts';
import { serveOn } from '../../testing/serveOn.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { createFolderStorage } from '../folderStorage.ts';
import { copyAllPictures } from './copyAll.ts';

describeDatabases('pictures from other sites in existing texts', (databases) => {
  test('are copied once each, from every kind of text; the texts keep their revisions', async () => {
    const bench = await databases.startServer();
    const { settings, remove } = testSettings();
    const media = createFolderStorage(settings.mediaFolder);
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
    let asked = 0;
    const { port } = await serveOn((request, response) => {
      asked += 1;
      if (request.url === '/gone.png') response.statusCode = 404;
      response.end(png);
    });
    const at = (name: string) => `http://localhost:${port}/${name}.png`;
    const { access_token: as } = await bench.signIn();
    const body = `![Кот](${at('cat')} "Подпись") ![](${at('gone')})`;
    const { body: post } = await bench.ask<Schemas['Post']>('POST', '/api/v1/posts/', {
      as,
      body: { translations: [{ language: 'ru', title: 'Пост', status: 'published', body }] },
    });
    const pending = {
      version: 0,
      revision: 1,
      title: 'Пост',
      summary: '',
      body: `Новое ![](${at('dog').replace('http', 'HTTP')})`,
    };
    await bench.ask('PUT', `/api/v1/posts/${post.id}/pending/ru/`, { as, body: pending });
    const text = { language: 'ru', title: 'Проект', description: body };
    await bench.ask('POST', '/api/v1/projects/', { as, body: { translations: [text] } });
    const job = { language: 'en', company: 'A', job_title: 'B', description: body };
    await bench.ask('POST', '/api/v1/experiences/', {
      as,
      body: { start_date: '2020-01', translations: [job] },
    });
    await bench.ask('PATCH', '/api/v1/profile/translation/en/', { as, body: { name: 'Ann', about: body } });
    const { db } = bench.server.database;
    await sql`update posts set cover = ${at('cat')}`.execute(db);
    // an older version accepted such a cover; it is not shown
    const shown = await bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${post.id}/`);
    expect(shown.body).toMatchObject({
      cover: expect.stringMatching(/^\/covers\//) as string,
      is_cover_drawn: true,
    });

    const copying = { db, settings, media, fetchPicture: fetchOnLoopback, now: () => Date.now() + 120_000 };
    const since = new Date(Date.now() + 60_000).toISOString();
    const listed = async (resource: string) =>
      (await bench.ask<{ total: number }>('GET', `/api/v1/${resource}/?updated_since=${since}`, { as })).body
        .total;
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    expect(await copyAllPictures(copying, { isDryRun: true, say })).toEqual({
      copied: 3,
      failed: 0,
      texts: 7,
    });
    expect([asked, said.length]).toEqual([0, 7]);
    expect(await copyAllPictures(copying, { isDryRun: false, say })).toEqual({
      copied: 2,
      failed: 1,
      texts: 7,
    });
    expect([asked, said.at(-1)]).toEqual([3, expect.stringMatching(/gone\.png: Could not get the picture/)]);

    const { body: after } = await bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${post.id}/`, { as });
    // versions already read by programs contain addresses of other sites
    expect([await listed('posts'), await listed('projects'), await listed('experiences')]).toEqual([1, 1, 1]);
    expect(after.updated_at).toBe(shown.body.updated_at);
    const [ru] = after.translations;
    const own = String.raw`/media/[\da-f-]{36}\.webp`;
    expect(ru?.body).toMatch(new RegExp(`^!\\[Кот\\]\\(${own} "Подпись"\\) !\\[\\]\\(${at('gone')}\\)$`));
    expect(ru?.html).toMatch(new RegExp(`<img src="${own}" alt="Кот" title="Подпись" width="9"`));
    expect(ru?.html).toContain(`>Картинка с localhost:${port}</a>`);
    expect([ru?.revision, after.cover]).toEqual([1, expect.stringMatching(own)]);
    expect(ru?.pending?.body).toMatch(new RegExp(`^Новое !\\[\\]\\(${own}\\)$`));
    const { rows } = await sql<{ place: string }>`select distinct kind || ' ' || place as place
      from media_uses order by 1`.execute(db);
    expect(rows.map(({ place }) => place)).toEqual([
      'experience en',
      'post cover',
      'post ru',
      'post ru/1',
      'post ru/pending',
      'profile en',
      'project ru',
    ]);
    // only the failed one is tried again
    asked = 0;
    await copyAllPictures(copying, { isDryRun: false, say });
    expect(asked).toBe(1);
    remove();
    await bench.stop();
  });
});
