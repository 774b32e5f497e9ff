import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { pdfName } from '../media/files.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { StorageUnavailableError } from '../media/storage.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { colorsIn } from '../testing/pdf/colorsIn.ts';
import { readTagged } from '../testing/pdf/readTagged.ts';
import { testLook } from '../testing/testLook.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { serveCv } from './serveCv.ts';

describeDatabases('a CV and the look of the site', (databases) => {
  let bench: TestServer;
  let as = '';
  const addresses = ['/cv/ru.pdf', '/cv/en.pdf'];

  const write = (method: string, path: string, body: object) =>
    bench.ask<Schemas['CvVersion']>(method, `/api/v1/${path}`, { as, body });
  const ask = (url: string, etag = '') =>
    bench.server.app.inject({ url, headers: { host: 'portfolio.localhost', 'if-none-match': etag } });

  beforeAll(async () => {
    bench = await databases.startServer({ look: testLook, settings: { rateLimits: false } });
    as = (await bench.signIn()).access_token;
    for (const language of ['ru', 'en'])
      await write('PATCH', `profile/translation/${language}/`, { name: 'Анна Жукова', about: 'about' });
    for (const design of ['classic', 'columns']) {
      const { body } = await write('POST', 'cv-versions/', { name: design, design });
      addresses.push(`/cv/${body.token}`, `/en/cv/${body.token}`);
    }
  });
  afterAll(() => bench.stop());

  const familiesOf = (bytes: Buffer) => [
    ...new Set([...readTagged(bytes).fonts.keys()].map((name) => name.split('+')[1]?.split('-')[0])),
  ];

  test('every document changes its typeface at once, even for a client that cached the previous one', async () => {
    const tags = new Map<string, string>();
    for (const [typeface, family] of [
      [null, 'Inter'],
      ['literata', 'Literata'],
      ['onest', 'Onest'],
    ] as const) {
      expect((await write('PATCH', 'site/', { typeface })).status).toBe(200);
      for (const address of addresses) {
        const answer = await ask(address, tags.get(address));
        expect([address, answer.statusCode, familiesOf(answer.rawPayload)]).toEqual([address, 200, [family]]);
        tags.set(address, String(answer.headers.etag));
        expect((await ask(address, tags.get(address))).statusCode).toBe(304);
      }
    }
    await write('PATCH', 'site/', { typeface: null });
  });

  test('an ETag matches within a list and as a weak one', async () => {
    for (const address of addresses) {
      const tag = String((await ask(address)).headers.etag);
      for (const had of [`"other", ${tag}`, `W/${tag}`, '*'])
        expect([address, had, (await ask(address, had)).statusCode]).toEqual([address, had, 304]);
    }
  });

  test('an uploaded CV is read only for clients that lack it, and is never replaced by a generated one', async () => {
    const { db } = bench.server.database;
    const folder = await mkdtemp(join(tmpdir(), 'janus-cv-'));
    const media = createFolderStorage(folder);
    const id = randomUUID();
    await media.put(pdfName(id), Buffer.from('%PDF uploaded'));
    await db.updateTable('profile_translations').set({ cv: id }).where('language', '=', 'ru').execute();
    const get = vi.spyOn(media, 'get');
    const app = fastify();
    serveCv(app, { db, media }, { answerUnknown: async () => undefined, accentOf: null });
    const url = '/cv/ru.pdf';
    const whole = await app.inject(url);
    expect([whole.statusCode, whole.body]).toEqual([200, '%PDF uploaded']);
    get.mockClear();
    const had = { 'if-none-match': String(whole.headers.etag) };
    expect((await app.inject({ url, headers: had })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url });
    expect({ ...head.headers, date: whole.headers.date }).toEqual(whole.headers);
    expect(get).not.toHaveBeenCalled();
    const failure = new StorageUnavailableError('a place', 'it is off', { holds: 'uploads', setting: 'X' });
    vi.spyOn(media, 'size').mockRejectedValue(failure);
    get.mockRejectedValue(failure);
    expect((await app.inject(url)).statusCode).toBe(500);
    await app.close();
    await db.updateTable('profile_translations').set({ cv: null }).execute();
    await rm(folder, { recursive: true });
  });

  test('the portfolio’s accent colours it at once; the blog’s does not', async () => {
    for (const address of addresses) {
      const tag = String((await ask(address)).headers.etag);
      await write('PATCH', 'site/', { blog_accent: '#6a3fb5' });
      expect((await ask(address, tag)).statusCode).toBe(304);
      await write('PATCH', 'site/', { portfolio_accent: '#0b6e4f' });
      const green = await ask(address, tag);
      expect(green.statusCode).toBe(200);
      expect(colorsIn(green.rawPayload)).toContain('#0b6e4f');
      await write('PATCH', 'site/', { blog_accent: null, portfolio_accent: null });
      expect((await ask(address, tag)).statusCode).toBe(304);
    }
  });
});
