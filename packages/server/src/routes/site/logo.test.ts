import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

describeDatabases('the site logo', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const set = (body: object): Promise<TestAnswer> => bench.ask('PATCH', '/api/v1/site/', { as: owner, body });
  const seen = async () => (await bench.ask<Schemas['Site']>('GET', '/api/v1/site/')).body;
  const fieldOf = ({ body }: TestAnswer) =>
    (body['error'] as { fields?: { path: string; code: string; message: string }[] }).fields?.[0];
  const upload = async (bytes: Buffer, name: string): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await bench.ask<Schemas['Media']>('POST', '/api/v1/media/', { as: owner, form });
    expect(answer.status).toBe(201);
    return answer.body.url;
  };
  const svg = (inside: string, box = '0 0 40 40') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#12a4b8' } })
      .png()
      .toBuffer();
  const pictureOf = ({ logo }: Schemas['Site']) => {
    if (!logo || !('raster' in logo)) throw new Error('The site has no picture');
    return logo;
  };
  const bytesAt = async (address: string): Promise<Buffer> => {
    const answer = await bench.server.fetch(new Request(`http://portfolio.localhost${address}`));
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };

  test('letters are kept until they are removed, and replace a picture', async () => {
    expect((await set({ logo: { letters: 'ЯЁ' } })).body).toEqual({ logo: { letters: 'ЯЁ' } });
    const address = await upload(await picture(200, 128), 'logo.png');
    expect((await set({ logo: { picture: address } })).body['logo']).toMatchObject({ picture: address });
    expect((await set({ logo: { letters: 'a1' } })).body).toEqual({ logo: { letters: 'a1' } });
    expect((await set({ logo: null })).body).toEqual({});
    for (const letters of ['', 'абв', '<b', ' a', '×', '字', '😀'])
      expect((await set({ logo: { letters } })).status).toBe(422);
    expect((await set({ logo: { letters: 'a', picture: address } })).status).toBe(422);
    expect((await set({ logo: {} })).status).toBe(422);
    expect(await seen()).toEqual({});
  });

  test('a picture is made square once, counts as used, and is released when the logo is removed', async () => {
    const address = await upload(await picture(300, 150), 'logo.png');
    await set({ logo: { picture: address } });
    const { raster } = pictureOf(await seen());
    const { width, height, format } = await sharp(await bytesAt(raster)).metadata();
    expect([width, height, format]).toEqual([512, 512, 'webp']);
    // Saved again with other settings, it is the same.
    await set({ logo: { picture: address }, theme: 'dark' });
    expect(pictureOf(await seen()).raster).toBe(raster);
    const list = await bench.ask<Schemas['MediaList']>('GET', '/api/v1/media/', { as: owner });
    const item = list.body.items.find(({ url }) => url === address);
    expect(item?.uses).toEqual([{ kind: 'site', id: null, title: '', is_history: false, is_deleted: false }]);
    expect(list.body.items.some(({ url }) => url === raster)).toBe(false);
    expect((await bench.ask('DELETE', `/api/v1/media/${item?.id}/`, { as: owner })).status).toBe(409);
    // The sweep only checks these.
    const { db } = bench.server.database;
    const uses = async () => {
      const rows = await db.selectFrom('media_uses').select('media_id').where('kind', '=', 'site').execute();
      return rows.map(({ media_id: id }) => id).toSorted();
    };
    const idOf = (url: string) => url.slice('/media/'.length, -'.webp'.length);
    expect(await uses()).toEqual([idOf(address), idOf(raster)].toSorted());
    const square = await db
      .selectFrom('media')
      .select('in_library')
      .where('id', '=', idOf(raster))
      .executeTakeFirst();
    expect(Number(square?.in_library)).toBe(0);
    await set({ logo: null, theme: null });
    expect(await uses()).toEqual([]);
  });

  test('an SVG is drawn without scripts or external content', async () => {
    const hostile = `<script>alert(1)</script><image href="file:///etc/passwd"/><rect width="40" height="20" fill="#ff0000" onload="x()"/>`;
    const address = await upload(svg(hostile), 'logo.svg');
    await set({ logo: { picture: address } });
    const { raster } = pictureOf(await seen());
    const pixels = await sharp(await bytesAt(raster))
      .raw()
      .toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray(4 * (y * 512 + x), 4 * (y * 512 + x) + 4)];
    expect([at(256, 100), at(256, 400)[3]]).toEqual([[255, 0, 0, 255], 0]);
    expect((await bytesAt(address)).toString()).not.toMatch(/script|onload|passwd/);
    await set({ logo: null });
  });

  test('an unsuitable logo is refused with a reason, and the current one stays', async () => {
    await set({ logo: { letters: 'Я' } });
    const cases: [string, RegExp][] = [
      [await upload(await picture(127, 300), 'small.png'), /меньше 128/],
      [await upload(await picture(700, 200), 'long.png'), /вытянут/],
      [await upload(svg('<rect width="4" height="4"/>', '0 0 400 100'), 'long.svg'), /вытянут/],
      [await upload(svg(''), 'empty.svg'), /не удалось нарисовать/],
      [await upload(svg('<path d="M0 0h40v40z"/>'.repeat(5000)), 'large.svg'), /больше 100 КБ/],
      ['/media/00000000-0000-4000-8000-000000000000.webp', /нет среди файлов/],
      ['/media/nobody.svg', /нет среди файлов/],
    ];
    for (const [address, words] of cases) {
      const answer = await set({ logo: { picture: address } });
      expect(answer.status).toBe(409);
      expect(fieldOf(answer)).toMatchObject({
        path: 'logo',
        code: 'unfit_logo',
        message: expect.stringMatching(words) as string,
      });
    }
    expect(await seen()).toEqual({ logo: { letters: 'Я' } });
    await set({ logo: null });
  });

  // Independent of the database, and takes eight seconds.
  if (databases.engine === 'sqlite')
    test('an SVG that would take hours to draw is abandoned', { timeout: 60_000 }, async () => {
      const layers = Array.from(
        { length: 12 },
        (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
      );
      const bomb = `<defs><g id="g0"><circle r="9" filter="url(#f)"/></g>${layers.join('')}<filter id="f"><feGaussianBlur stdDeviation="9"/><feTurbulence numOctaves="9"/></filter></defs><use href="#g12"/>`;
      const address = await upload(svg(bomb), 'bomb.svg');
      expect(fieldOf(await set({ logo: { picture: address } }))?.code).toBe('unfit_logo');
      expect(await seen()).toEqual({});
    });

  test('a file that replaces the picture becomes the logo; an unsuitable one leaves the logo unchanged', async () => {
    const address = await upload(await picture(200, 200), 'logo.png');
    await set({ logo: { picture: address } });
    const before = pictureOf(await seen());
    const replace = async (bytes: Buffer, url: string): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'new.png');
      const id = url.slice('/media/'.length, '/media/'.length + 36);
      const answer = await bench.ask<Schemas['MediaItem']>('PUT', `/api/v1/media/${id}/file/`, {
        as: owner,
        form,
      });
      expect(answer.status).toBe(200);
      return answer.body.url;
    };
    const next = await replace(await picture(256, 256), address);
    const after = pictureOf(await seen());
    expect(after.picture).toBe(next);
    expect(after.raster).not.toBe(before.raster);
    await replace(await picture(20, 20), next);
    expect(pictureOf(await seen())).toEqual(after);
    await bytesAt(after.picture);
    await set({ logo: null });
  });

  test('a damaged row shows the defaults', async () => {
    const { db } = bench.server.database;
    for (const logo of [
      { picture: 'https://a.example/x.svg', raster: '/media/a.webp' },
      { letters: '"}<' },
    ]) {
      await db
        .updateTable('site_settings')
        .set({ settings: JSON.stringify({ logo }) })
        .execute();
      expect(await seen()).toEqual({});
    }
    await db.updateTable('site_settings').set({ settings: '{}' }).execute();
  });
});
