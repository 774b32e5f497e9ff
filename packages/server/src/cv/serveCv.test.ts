import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { colorsIn } from '../testing/pdf/colorsIn.ts';
import { readTagged } from '../testing/pdf/readTagged.ts';
import { testLook } from '../testing/siteLook.ts';
import type { TestServer } from '../testing/startTestServer.ts';

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

  test('every document is in the chosen typeface at once, whoever has kept the one before', async () => {
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

  test('the accent of the portfolio colours it at once, that of the blog does not', async () => {
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
