import { sql, type KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { inTransaction, writeContent } from '../../db/transaction.ts';
import { insertPost, preparePost } from '../posts/create.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { asksByNumber, createRedirects } from './answerRedirects.ts';
import { isOwnPath, redirectPath } from './path.ts';
import { addRedirect, type Redirect } from './store.ts';

const now = Date.UTC(2026, 0, 1);
const hosts = { portfolio: ['example.com'], blog: ['blog.example.com'] };

async function addPost(db: Database, slug: string, status: 'draft' | 'published', published_at: string) {
  const translations = [{ language: 'ru', title: slug, status, published_at }] as const;
  const prepared = await preparePost(
    db,
    { slug, translations: [...translations] },
    { authorId: null, account: null, now },
  );
  await writeContent(db, (trx) => insertPost(trx, prepared));
}

/** Returns the outcome of an imported redirect: `taken`, or why not. */
async function add(db: Database, from: string, to: string, by: Redirect['by'] = 'import') {
  const made = await inTransaction(db, (trx) => addRedirect(trx, { face: 'blog', from, to, by }, { now }));
  return 'code' in made ? `${made.path} ${made.code}` : 'taken';
}

/** Holds the results of updates until `release`, like a slow database. */
function holdUpdates() {
  const updates = new WeakSet<object>();
  const held: (() => void)[] = [];
  let isOpen = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'UpdateQueryNode') updates.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!isOpen && updates.has(queryId)) await new Promise<void>((resolve) => void held.push(resolve));
      return result;
    },
  };
  const release = () => {
    isOpen = true;
    for (const resolve of held) resolve();
  };
  return { plugin, held, release };
}

test.each(['/2020/01/a.html', '/2020/01/a/', '/2020/01/a', '/2020/01/a/index.html', '/2020/01/a?x#y'])(
  '%s is the old address /2020/01/a',
  (address) => expect(redirectPath(address)).toBe('/2020/01/a'),
);

test('an address of many slashes, or one too long for any redirect, is rejected quickly', () => {
  const start = performance.now();
  for (let round = 0; round < 100; round += 1) {
    expect(redirectPath(`/a${'/'.repeat(5000)}x`)).toBeNull();
    expect(redirectPath(`/a${'/'.repeat(15_800)}x`)).toBeNull();
  }
  expect(performance.now() - start).toBeLessThan(500);
});

test.each(['/post/abc', '/', '/en/post/abc', '/api/posts', '/media/x.webp'])(
  '%s is an address of the site itself',
  (path) => expect(isOwnPath(path)).toBe(true),
);

describeDatabases('old addresses', (databases) => {
  test('redirect with 301 to posts that visitors can read, and reveal nothing of others', async () => {
    const { db, close } = await databases.open();
    await addPost(db, 'public', 'published', '2025-01-01T00:00:00Z');
    await addPost(db, 'draft', 'draft', '2025-01-01T00:00:00Z');
    await addPost(db, 'planned', 'published', '2027-01-01T00:00:00Z');
    for (const slug of ['public', 'draft', 'planned'])
      expect(await add(db, `/old/${slug}.html`, `/post/${slug}`)).toBe('taken');
    const errors: unknown[] = [];
    const settings = { hosts, originScheme: 'https' } as const;
    const redirects = createRedirects({
      db,
      settings,
      now: () => now,
      onError: (error) => errors.push(error),
    });
    const ask = async (address: string) =>
      (await redirects.answer(new Request(address)))?.headers.get('location') ?? null;
    for (const end of ['', '/', '.html'])
      expect(await ask(`https://blog.example.com/old/public${end}`)).toBe('/post/public');
    expect(await ask('https://example.com/old/public')).toBe('https://blog.example.com/post/public');
    expect((await redirects.answer(new Request('https://blog.example.com/old/public')))?.status).toBe(301);
    expect(await ask('http://portfolio.localhost:3000/old/public')).toBe(
      'http://blog.localhost:3000/post/public',
    );
    expect(await ask('http://localhost:3000/old/public')).toBe('/post/public?domain=blog');
    expect(await ask('http://localhost:3000/old/public?domain=blog')).toBe('/post/public?domain=blog');
    expect(await ask('https://blog.example.com/old/draft')).toBeNull();
    expect(await ask('https://blog.example.com/old/planned')).toBeNull();
    expect(await ask('https://blog.example.com/old')).toBeNull();
    await redirects.flush();
    const { hits, last_hit_at } = await db
      .selectFrom('redirects')
      .select(['hits', 'last_hit_at'])
      .where('from_path', '=', '/old/public')
      .executeTakeFirstOrThrow();
    expect([Number(hits), Number(last_hit_at)]).toEqual([8, now]);
    expect(errors).toEqual([]);
    await close();
  });

  test('keep hit counts that could not be written, and write them later', async () => {
    const { db, close } = await databases.open();
    await addPost(db, 'public', 'published', '2025-01-01T00:00:00Z');
    expect(await add(db, '/old/one', '/post/public')).toBe('taken');
    expect(await add(db, '/old/two', '/post/public')).toBe('taken');
    const errors: unknown[] = [];
    const settings = { hosts, originScheme: 'https' } as const;
    const onError = (error: unknown) => void errors.push(error);
    const redirects = createRedirects({ db, settings, now: () => now, onError });
    const visit = async (name: string) =>
      expect(await redirects.answer(new Request(`https://blog.example.com/old/${name}`))).not.toBeNull();
    const counts = async () => {
      const rows = await db.selectFrom('redirects').select('hits').orderBy('from_path').execute();
      return rows.map(({ hits }) => Number(hits));
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const name of ['one', 'one', 'two']) await visit(name);
      await sql`alter table redirects rename to elsewhere`.execute(db);
      await expect(redirects.flush()).rejects.toThrow();
      await sql`alter table elsewhere rename to redirects`.execute(db);
      expect(await counts()).toEqual([0, 0]);
      await visit('two');
      await sql`alter table redirects rename to elsewhere`.execute(db);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 10_000 });
      await sql`alter table elsewhere rename to redirects`.execute(db);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(async () => expect(await counts()).toEqual([2, 2]), { timeout: 10_000 });
    } finally {
      vi.useRealTimers();
    }
    await close();
  });

  test.each(['a visit', 'a second flush'])(
    'count each visit once if %s comes during a slow write',
    async (what) => {
      const { db, close } = await databases.open();
      await addPost(db, 'public', 'published', '2025-01-01T00:00:00Z');
      for (const name of ['one', 'two']) expect(await add(db, `/old/${name}`, '/post/public')).toBe('taken');
      const { plugin, held, release } = holdUpdates();
      const settings = { hosts, originScheme: 'https' } as const;
      const onError = (error: unknown) => expect.fail(String(error));
      const redirects = createRedirects({ db: db.withPlugin(plugin), settings, now: () => now, onError });
      const visit = (name: string) => redirects.answer(new Request(`https://blog.example.com/old/${name}`));
      for (const name of ['one', 'two']) await visit(name);
      const first = redirects.flush();
      await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
      const order: string[] = [];
      void first.then(() => order.push('first'));
      const second =
        what === 'a visit' ? visit('two') : redirects.flush().then(() => void order.push('second'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      release();
      await Promise.all([first, second]);
      await redirects.flush();
      const rows = await db.selectFrom('redirects').select('hits').orderBy('from_path').execute();
      expect(rows.map(({ hits }) => Number(hits))).toEqual([1, what === 'a visit' ? 2 : 1]);
      // The end of the server waits for the last flush, and then closes the database.
      expect(order[0]).toBe('first');
      await close();
    },
  );

  test('are looked up only when the site has no page at the address', async () => {
    const pages = async (request: Request) =>
      new Response(new URL(request.url).pathname === '/old/page' ? 'own' : null, {
        status: new URL(request.url).pathname === '/old/page' ? 200 : 404,
        headers: { 'content-type': 'text/html' },
      });
    const { server, ask, stop } = await databases.startServer({ pages });
    const { db } = server.database;
    await addPost(db, 'public', 'published', '2025-01-01T00:00:00Z');
    for (const from of ['/old/page', '/old/post']) await add(db, from, '/post/public');
    const headers = { host: 'blog.localhost' };
    const moved = await ask('GET', '/old/post.html', { headers });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/post/public']);
    expect((await ask('GET', '/old/page', { headers })).text).toContain('own');
    expect((await ask('GET', '/old/nothing', { headers })).status).toBe(404);
    await stop();
  });

  test('of WordPress are numbers in the query of the home page, which is shown for all other queries', async () => {
    const asked: string[] = [];
    const pages = async (request: Request) => {
      asked.push(new URL(request.url).search);
      return new Response('home', { headers: { 'content-type': 'text/html' } });
    };
    const { server, ask, stop } = await databases.startServer({ pages });
    const { db } = server.database;
    await addPost(db, 'public', 'published', '2025-01-01T00:00:00Z');
    expect(await add(db, '/?p=12', '/post/public')).toBe('taken');
    const headers = { host: 'blog.localhost' };
    const home = await ask('GET', '/', { headers });
    expect([home.status, home.text.endsWith('home')]).toEqual([200, true]);
    for (const address of ['/?p=12', '/?p=12&utm_source=x', '/?x=1&p=12']) {
      const moved = await ask('GET', address, { headers });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/post/public']);
    }
    for (const address of ['/?p=13', '/?p=a', '/?p=12345678901234567890', '/?up=12']) {
      const home = await ask('GET', address, { headers });
      expect(home.status).toBe(200);
      expect(home.text).toContain('home');
    }
    // The page does not get the number: it is one page for all of them.
    expect(new Set(asked)).toEqual(new Set(['']));
    await stop();
  });

  test('that are loops, chains, addresses of the site or invalid paths are refused', async () => {
    const { db, close } = await databases.open();
    expect(await add(db, '/a', '/post/x')).toBe('taken');
    expect(await add(db, '/a/', '/post/y')).toBe('from address_taken');
    expect(await add(db, '/b', '/a.html')).toBe('to chain');
    expect(await add(db, '/c', '/c/')).toBe('to chain');
    expect(await add(db, '/post/x', '/post/y')).toBe('from own_address');
    expect(await add(db, '/old', '/about?x=1#y')).toBe('taken');
    expect(await add(db, '/about', '/post/x')).toBe('from chain');
    expect(await add(db, '/abou', '/post/x')).toBe('taken');
    for (const from of ['//evil.example', 'https://evil.example/', '', '/', `/${'a'.repeat(600)}`, '/a\\b'])
      expect(await add(db, from, '/post/x')).toBe('from not_a_path');
    for (const to of [
      '//evil.example',
      '/x/..//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://example.org/',
    ])
      expect(await add(db, '/d', to)).toBe('to not_a_path');
    for (const to of [
      'https://me:secret@example.org/',
      'https://',
      'posts',
      '',
      `https://example.org/${'a'.repeat(1000)}`,
    ])
      expect(await add(db, '/d', to)).toBe('to not_a_path');
    await close();
  });
});

test.each([
  ['/', false],
  ['/?x=1', false],
  ['/posts?p=12', false],
  ['/?p=12', true],
])('%s asks for a post by its number: %s', (path, isAsked) => {
  expect(asksByNumber(new Request(`http://blog.localhost${path}`))).toBe(isAsked);
});
