import { describeDatabase, fuzz, parseXml, isUntested } from '@janus-site/server/testing';
import { expect, it } from 'vitest';
import { look } from '../start/look.ts';
import { itemAddresses, plainAddresses, publicFault } from './publicAddresses.ts';
import { rendererOf } from './startSite.ts';

/** Set by `npm run fuzz`; without them the test runs its short form. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_314);
const requestCount = process.env['FUZZ_REQUESTS'];
const isLong = requestCount !== undefined;
const wanted = process.env['FUZZ_ENGINE'];

const hosts = { portfolio: ['portfolio.localhost'], blog: ['blog.localhost'] };

/** Checked after each write; of all other addresses two at a time, in turn. */
const always = [
  { face: 'portfolio', path: '/' },
  { face: 'portfolio', path: '/resume.json' },
  { face: 'blog', path: '/' },
  { face: 'blog', path: '/feed.xml' },
] as const;

describeDatabase('sqlite', 'random requests', ({ engine, startServer }) => {
  const requests = Number(requestCount ?? { sqlite: 120, postgres: 20 }[engine]);
  const isMeant = wanted === undefined || wanted === engine;
  it.runIf(isMeant)(
    `leave every public address intact: ${requests} of them`,
    { timeout: 36_000_000 },
    async () => {
      const pages = rendererOf({ fetch: (request) => bench.server.fetch(request), hosts, scheme: 'http' });
      const bench = await startServer({ look, pages });
      const site = {
        hosts: { portfolio: 'portfolio.localhost', blog: 'blog.localhost', own: 'localhost' },
        async ask(host: string, url: string) {
          const { statusCode, headers, payload, rawPayload } = await bench.server.app.inject({
            url,
            headers: { host },
          });
          return {
            status: statusCode,
            headers: headers as Record<string, string>,
            text: payload,
            bytes: rawPayload,
          };
        },
      };
      const { db } = bench.server.database;
      let turn = 0;
      let looked = 0;
      async function afterServed(_path: string, method: string): Promise<string | null> {
        if (method === 'GET') return null;
        const posts = await db
          .selectFrom('posts')
          .select('slug')
          .orderBy('updated_at', 'desc')
          .limit(2)
          .execute();
        const tags = await db.selectFrom('post_tags').select('name').limit(2).execute();
        const items = itemAddresses(
          posts.map(({ slug }) => slug),
          tags.map(({ name }) => name),
        );
        const others = [...items, ...plainAddresses];
        turn += 2;
        for (const address of [...always, others[turn % others.length], others[(turn + 1) % others.length]]) {
          const fault = address && (await publicFault(site, address, parseXml));
          looked += 1;
          if (fault) return fault;
        }
        return null;
      }
      const rows = await fuzz({ bench, requests, seed, afterServed });
      if (isLong) {
        console.table(rows, ['id', 'served', 'refused']);
        console.log(
          `${engine}: ${requests} requests, seed ${seed}; ${looked} looks at public addresses; no 5xx`,
        );
        // Each operation needs some hundred requests to be both served and refused.
        if (requests >= 200 * rows.length) expect(rows.filter(isUntested).map(({ id }) => id)).toEqual([]);
      }
      expect(looked).toBeGreaterThan(0);
      await bench.stop();
    },
  );
});
