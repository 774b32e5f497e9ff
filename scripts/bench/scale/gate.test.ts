import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type Server } from '../../../packages/server/src/createServer.ts';
import { openStorage } from '../../../packages/server/src/media/openStorage.ts';
import { readSettings } from '../../../packages/server/src/settings/readSettings.ts';
import { createDiscovery } from '../../../packages/server/src/discovery/discovery.ts';
import { testLook } from '../../../packages/server/src/testing/testLook.ts';
import { fillPosts } from './fill.ts';
import { readScaleOptions } from './options.ts';
import { faultsOf } from './report.ts';
import { rareWord, slugOf, tagOf } from './texts.ts';
import { watchWork, type Work } from './work.ts';

interface Started {
  ask(address: string, as?: 'owner'): Promise<Work>;
  stop(): Promise<void>;
}

async function signIn(server: Server): Promise<string> {
  const answer = await server.fetch(
    new Request('http://blog.example/api/v1/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'owner', password: 'a long enough password' }),
    }),
  );
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Starts the services with the files for crawlers and feed readers. */
async function startSized(posts: number): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'janus-gate-'));
  const settings = readSettings({
    JANUS_DATA: folder,
    JANUS_SAMPLE: 'off',
    JANUS_BACKUPS: '0',
    JANUS_RATE_LIMITS: 'off',
    JANUS_LOG_LEVEL: 'silent',
    JANUS_OWNER_PASSWORD: 'a long enough password',
    JANUS_PORTFOLIO_HOSTS: 'me.example',
    JANUS_BLOG_HOSTS: 'blog.example',
    JANUS_ORIGIN_SCHEME: 'https',
  });
  const server: Server = createServer({ settings });
  const { db } = server.database;
  await server.ready();
  await fillPosts(db, posts);
  const discovery = createDiscovery({
    db,
    media: openStorage(settings),
    now: Date.now,
    settings,
    look: testLook,
    contentVersion: () => server.contentVersion(),
    nextPublication: () => null,
  });
  const token = await signIn(server);
  return {
    async ask(path, as) {
      // As after a write: former counts are not reused.
      await db
        .updateTable('content_version')
        .set({ version: Date.now() + Math.random() * 1e9 })
        .execute();
      work.take();
      const headers = new Headers(as && { authorization: `Bearer ${token}` });
      const request = new Request(`http://blog.example${path}`, { headers });
      const response = (await discovery(request)) ?? (await server.fetch(request));
      expect([response.status, path]).toEqual([200, path]);
      await response.text();
      return work.take();
    },
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const work = watchWork();
let small: Started;
let large: Started;
beforeAll(async () => {
  small = await startSized(1000);
  large = await startSized(3000);
}, 120_000);
afterAll(async () => {
  await small.stop();
  await large.stop();
  work.stop();
});

const tag = encodeURIComponent(tagOf(3));
const common = encodeURIComponent('датчики');

test.each([
  ['the home of the blog', '/api/v1/posts/?language=ru&limit=6&order=language'],
  ['the English home of the blog', '/api/v1/posts/?language=en&limit=6&order=language'],
  ['the list', '/api/v1/posts/?language=ru&order=pinned'],
  ['the English list', '/api/v1/posts/?language=en&order=pinned'],
  ['a list by time alone', '/api/v1/posts/?language=ru'],
  ['a tag', `/api/v1/posts/?language=ru&tag=${tag}&order=language`],
  ['an English tag', `/api/v1/posts/?language=en&tag=${tag}&order=language`],
  ['a post', `/api/v1/posts/slug/${slugOf(500)}/?language=ru`],
  ['a search for a word of every post', `/api/v1/search/?q=${common}&limit=50`],
  ['a search in titles and in one language', `/api/v1/search/?q=${common}&language=en&kind=post`],
  ['a search for a word of one post', `/api/v1/search/?q=${encodeURIComponent(rareWord(500))}`],
  ['a search for a phrase', `/api/v1/search/?q=${encodeURIComponent('"датчики протокол"')}`],
  ['a search for a pair of words', `/api/v1/search/?q=${common}+${encodeURIComponent(rareWord(500))}`],
  ['the list with a word of every post', `/api/v1/posts/?language=ru&q=${common}`],
  ['the list with a word and a tag', `/api/v1/posts/?language=ru&q=${common}&tag=${tag}`],
  ['a feed', '/feed.xml'],
  ['a feed in English', '/en/feed.json'],
  ['the pages of the site map', '/sitemap-pages.xml'],
  ['the posts of the site map', '/sitemap-posts-1.xml'],
  ['the tags of the site map', '/sitemap-tags-1.xml'],
])('%s costs about the same with three times as many posts', async (_, path) => {
  const [few, many] = [await small.ask(path), await large.ask(path)];
  expect(many.scans).toEqual([]);
  // Zero rows would mean that nothing was measured.
  expect(many.rows).toBeGreaterThan(0);
  expect(many.statements).toBeLessThanOrEqual(few.statements + 2);
  // Only the number of scheduled posts may differ a little.
  expect(many.rows).toBeLessThanOrEqual(few.rows * 1.1 + 50);
});

test.each([
  ['posts with a word of all posts', `posts/?limit=50&q=${common}`],
  ['drafts with a word of all posts', `posts/?limit=50&q=${common}&status=draft`],
  ['posts with a rare word', `posts/?limit=50&q=${encodeURIComponent(rareWord(500))}`],
  ['everything with a word of all posts', `search/panel/?q=${common}`],
  ['everything with a typo', `search/panel/?q=${encodeURIComponent('дачтики')}`],
  ['messages with a word of all messages', `feedback/?limit=50&q=${common}`],
  ['messages of a state with a word of all messages', `feedback/?limit=50&state=inbox&q=${common}`],
])('in the admin area %s cost about the same with three times as many', async (_, path) => {
  const [few, many] = [
    await small.ask(`/api/v1/${path}`, 'owner'),
    await large.ask(`/api/v1/${path}`, 'owner'),
  ];
  expect(many.scans).toEqual([]);
  expect(many.rows).toBeGreaterThan(0);
  // There are fewer drafts, and messages of one state, than a list returns.
  expect(many.rows).toBeLessThanOrEqual(few.rows * 1.1 + 250);
});

test.each([
  ['all posts', 'posts/?limit=50&page=55'],
  ['posts by their edits', 'posts/?limit=50&order=changed&page=55'],
  ['published posts', 'posts/?limit=50&status=published&page=52'],
  ['drafts', 'posts/?limit=50&status=draft&page=3'],
  ['scheduled posts', 'posts/?limit=50&status=scheduled'],
  ['outdated posts', 'posts/?limit=50&status=outdated'],
  ['posts in a language', 'posts/?limit=50&text_language=en&page=28'],
  ['published posts in a language', 'posts/?limit=50&status=published&text_language=ru&page=52'],
  ['drafts in a language', 'posts/?limit=50&status=draft&text_language=ru&page=3'],
  ['scheduled posts in a language', 'posts/?limit=50&status=scheduled&text_language=ru'],
  ['messages', 'feedback/?limit=50&page=58'],
  ['messages of a state', 'feedback/?limit=50&state=spam&page=55'],
])('in the admin area a late page of %s is read from a covering index', async (_, path) => {
  const { scans, rows } = await large.ask(`/api/v1/${path}`, 'owner');
  expect(scans.filter((scan) => !/^SCAN \w+ USING COVERING INDEX/.test(scan))).toEqual([]);
  expect(rows).toBeLessThan(900);
});

test('posts by last change are read from their own index without sorting', async () => {
  const { scans } = await large.ask('/api/v1/posts/?limit=8&order=changed', 'owner');
  expect(scans.map((scan) => scan.replace(/:.*/s, ''))).toEqual([
    'SCAN posts USING COVERING INDEX posts_by_change',
  ]);
});

test('the sitemap index takes fewer than 12 statements and 600 rows', async () => {
  const { rows, statements } = await large.ask('/sitemap.xml');
  expect(statements).toBeLessThan(12);
  // 500 tags, six parts, and the scheduled posts.
  expect(rows).toBeLessThan(600);
});

test('time, blocking and memory beyond the bounds are reported, and so are missing rows', () => {
  const cost = (time: number, hold = 1) => ({ time, hold });
  const rows = [
    { name: 'flat', state: 'cold' as const, costs: [cost(10), cost(29), cost(900)] },
    { name: 'steep', state: 'cold' as const, costs: [cost(10), cost(31), cost(40)] },
    { name: 'tiny', state: 'kept' as const, costs: [cost(0.1), cost(2), cost(4)] },
    { name: 'holding', state: 'cold' as const, costs: [cost(60, 60), cost(60, 51), cost(60, 51)] },
  ];
  const missing = [{ name: 'lost', because: '404' }];
  const faults = faultsOf({ rows, missing, memory: [100, 701, 900] }, [100, 10_000, 100_000]);
  expect(faults.map((fault) => fault.split(/[,:]/)[0])).toEqual([
    'lost',
    'steep',
    'holding',
    'memory at 10000',
  ]);
});

test('the options of bench scale are validated', () => {
  expect(readScaleOptions(['--engine=sqlite', '--sizes=100,3000'])).toEqual({
    sizes: [100, 3000],
    engines: ['sqlite'],
    turns: 7,
    only: '',
  });
  for (const word of ['--sizes=100', '--sizes=1,2', '--engine=oracle', '--turns=0', '--unknown', 'posts'])
    expect(readScaleOptions([word]), word).toBeTypeOf('string');
});
