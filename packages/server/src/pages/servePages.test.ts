import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Answer } from '../testing/serveOn.ts';
import { serveOn } from '../testing/serveOn.ts';
import { headersOf } from '../http/headers.ts';
import { servePages } from './servePages.ts';

async function serve(
  render: (request: Request) => Promise<Response>,
  extra: {
    next?: number;
    now?: () => number;
    renderFailure?: (request: Request) => Promise<Response>;
    gate?: { atOnce: number; waiting: number };
    patience?: number;
    later?: (run: () => void) => void;
    scheme?: 'http' | 'https';
  } = {},
) {
  let version = 1;
  const pages = servePages({
    render,
    hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
    contentVersion: () => version,
    nextPublication: () => extra.next ?? null,
    ...(extra.gate === undefined ? {} : { gate: extra.gate }),
    ...(extra.scheme === undefined ? {} : { scheme: extra.scheme }),
    ...(extra.later === undefined ? {} : { later: extra.later }),
    ...(extra.patience === undefined ? {} : { patience: extra.patience }),
    ...(extra.now === undefined ? {} : { now: extra.now }),
    ...(extra.renderFailure === undefined ? {} : { renderFailure: extra.renderFailure }),
  });
  let wasKept = false;
  const served = await serveOn((request, response) => {
    wasKept = pages.answerKept(request, response);
    if (!wasKept) void pages.answer(request, response);
  });
  const ask = async (...input: Parameters<typeof served.ask>): Promise<Answer & { wasKept: boolean }> => {
    const answer = await served.ask(...input);
    return { ...answer, wasKept };
  };
  return { ask, pages, write: () => (version += 1) };
}

const html = (text: string) =>
  new Response(text.padEnd(2000), { headers: { 'content-type': 'text/html; charset=utf-8' } });

test('a page is rendered once, then sent from memory', async () => {
  let renders = 0;
  const { ask } = await serve(async (request) => html(`${request.url} ${++renders}`));
  const first = await ask('/posts', { 'accept-encoding': 'br, gzip' });
  const second = await ask('/posts', { 'accept-encoding': 'br, gzip' });
  expect(first.wasKept).toBe(false);
  expect(second.wasKept).toBe(true);
  expect(second.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(second.body).toString().trim()).toBe('http://me.example/posts 1');
  expect(second.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
});

test('concurrent requests for one address render it once', async () => {
  let renders = 0;
  const { ask } = await serve(async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return html('slow');
  });
  await Promise.all(Array.from({ length: 10 }, () => ask('/')));
  expect(renders).toBe(1);
});

test('a write is visible to the next visitor at once', async () => {
  let text = 'before';
  const { ask, write } = await serve(async () => html(text));
  await ask('/');
  text = 'after';
  expect((await ask('/')).body.toString()).toContain('before');
  write();
  expect((await ask('/')).body.toString()).toContain('after');
});

test('a scheduled publication ends the life of a cached page', async () => {
  let now = 1000;
  let renders = 0;
  const { ask } = await serve(async () => html(`${++renders}`), { next: 2000, now: () => now });
  await ask('/');
  expect((await ask('/')).wasKept).toBe(true);
  now = 2000;
  expect((await ask('/')).wasKept).toBe(false);
  expect(renders).toBe(2);
});

test('the same content is answered with 304 in any encoding', async () => {
  const { ask } = await serve(async () => html('same'));
  const { headers } = await ask('/', { 'accept-encoding': 'br' });
  const again = await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers['etag']).not.toBe(headers['etag']);
});

test('only responses that may be stored are cached', async () => {
  const { ask, pages } = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/gone') return new Response('no', { status: 404 });
    if (pathname === '/away') return new Response(null, { status: 302, headers: { location: '/' } });
    return new Response('shell', { headers: { 'cache-control': 'no-store' } });
  });
  expect((await ask('/gone')).status).toBe(404);
  expect((await ask('/away')).headers['location']).toBe('/');
  expect((await ask('/admin')).headers['cache-control']).toBe('no-store');
  expect(pages.kept.size).toBe(0);
});

test('the page of a preview link is never cached, whatever the renderer says', async () => {
  let renders = 0;
  const host = 'blog.me.example';
  const { ask, pages } = await serve(async (request) => html(`${request.url} ${++renders}`));
  for (const address of ['/post/a?preview=secret', '/post/a?b=1&preview=x']) {
    const first = await ask(address, { host, 'accept-encoding': 'br' });
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask(address, { host })).wasKept).toBe(false);
  }
  expect([renders, pages.kept.size]).toEqual([4, 0]);
  await ask('/post/a', { host });
  // Without its secret such an address is the post's own.
  expect([(await ask('/post/a?preview=', { host })).wasKept, pages.kept.size]).toEqual([true, 1]);
});

test('unknown hosts and parameters share one page; faces and local addresses do not', async () => {
  const seen: string[] = [];
  const { ask } = await serve(async (request) => {
    seen.push(request.url);
    return html('x');
  });
  for (const host of ['a.example', 'b.example:81', 'ME.example:8080']) await ask('/?utm_source=x', { host });
  await ask('/', { host: 'blog.me.example' });
  for (const port of ['', ':3000', ':30001']) await ask('/?domain=BLOG:1', { host: `localhost${port}` });
  await ask('/', { host: 'nobody.localhost:3000' });
  expect(seen).toEqual(['http://me.example/', 'http://blog.me.example/', 'http://localhost/?domain=blog']);
});

test('any number of made-up parameters shares one rendered page', async () => {
  let renders = 0;
  const { ask, pages } = await serve(async () => html(String((renders += 1))));
  const form = { 'accept-encoding': 'br', host: 'blog.me.example' };
  await ask('/posts', form);
  const flood = Array.from({ length: 16 }, async (_, line) => {
    for (let at = 0; at < 50; at += 1)
      expect((await ask(`/posts?x${line}=${at}${'&y=1'.repeat(at)}`, form)).wasKept).toBe(true);
  });
  await Promise.all(flood);
  expect([renders, pages.kept.size]).toEqual([1, 1]);
});

test('a form reaches the renderer and its response is never cached', async () => {
  const { ask, pages } = await serve(async (request) => {
    const form = new URLSearchParams(await request.text());
    return new Response(form.get('name'), {
      headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
    });
  });
  const answer = await ask('/', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST', 'name=Anna');
  expect(answer.body.toString()).toBe('Anna');
  expect((await ask('/', {}, 'POST', 'x'.repeat(70_000))).status).toBe(413);
  expect((await ask('/', {}, 'DELETE')).status).toBe(405);
  expect(pages.kept.size).toBe(0);
});

test('a renderer that throws is answered with 500', async () => {
  const { ask } = await serve(async () => {
    throw new Error('broken');
  });
  expect((await ask('/')).status).toBe(500);
});

test('HEAD gets the headers and no body', async () => {
  const { ask } = await serve(async () => html('x'));
  await ask('/');
  const head = await ask('/', {}, 'HEAD');
  expect(head.headers['content-length']).toBe('2000');
  expect(head.body).toHaveLength(0);
});

test('a page that cannot be rendered is replaced by an error page, which is never cached', async () => {
  let isBroken = true;
  const failed = { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } };
  const { ask } = await serve(
    async () => {
      if (isBroken) throw new Error('broken');
      return html('whole');
    },
    { renderFailure: async ({ url }) => new Response(`sorry, ${url}`, failed) },
  );
  const first = await ask('/en/posts');
  expect([first.status, first.body.toString()]).toEqual([500, 'sorry, http://me.example/en/posts']);
  isBroken = false;
  expect(await ask('/en/posts')).toMatchObject({ status: 200, wasKept: false });
});

test('if the error page fails too, the answer is an empty 500', async () => {
  const broken = async () => {
    throw new Error('broken');
  };
  const { ask } = await serve(broken, { renderFailure: broken });
  const answer = await ask('/');
  expect([answer.status, answer.body.length]).toEqual([500, 0]);
});

test('everything missing has one cached page in each language, without an address in it', async () => {
  const seen: string[] = [];
  const { ask, pages } = await serve(async ({ url }) => {
    seen.push(new URL(url).pathname);
    if (!url.endsWith('/404')) return new Response(null, { status: 404 });
    return new Response('not here'.padEnd(2000), { status: 404, headers: { 'content-type': 'text/html' } });
  });
  for (const path of ['/a', '/b?c=1', '/posts/../x', '/404']) {
    const answer = await ask(path, { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(brotliDecompressSync(answer.body).toString().trim()).toBe('not here');
  }
  await ask('/en/a');
  // Each address that leads nowhere is checked, because a file may be there, but the page is drawn once.
  expect(seen).toEqual(['/a', '/404', '/b', '/en/a', '/en/404']);
  expect(pages.kept.size).toBe(2);
});

test('searches of one client do not keep others waiting; too many are refused in both languages', async () => {
  let isOpen = false;
  const ends: (() => void)[] = [];
  const { ask } = await serve(
    async ({ url }) => {
      if (!isOpen && url.includes('q=')) await new Promise<void>((resolve) => ends.push(resolve));
      return html(url);
    },
    { gate: { atOnce: 2, waiting: 5 } },
  );
  const searches = Array.from({ length: 20 }, (_, at) => ask(`/posts?q=${at}`, { host: 'blog.me.example' }));
  const refusals: Answer[] = [];
  for (const search of searches)
    void search.then((answer) => {
      if (answer.status === 503) refusals.push(answer);
    });
  await expect.poll(() => refusals.length, { timeout: 5000 }).toBe(13);
  const [refused] = refusals as [Answer];
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.body.toString()).toMatch(/Сервер занят.*The server is busy/s);
  isOpen = true;
  for (const end of ends) end();
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect((await ask('/')).status).toBe(200);
});

test.each([
  ['set-cookie', 'a=b'],
  ['cache-control', 'private, max-age=60'],
  ['cache-control', 'no-store'],
])('a response with %s: %s is not cached', async (name, value) => {
  let renders = 0;
  const { ask, pages } = await serve(async () => {
    const answer = html(String((renders += 1)));
    answer.headers.append(name, value);
    return answer;
  });
  for (const turn of [1, 2]) {
    const { body, wasKept } = await ask('/');
    expect([Number(body.toString()), wasKept]).toEqual([turn, false]);
  }
  expect(pages.kept.size).toBe(0);
});

test('a signed-in visitor gets the same page as everybody: the renderer sees no credentials', async () => {
  const seen: string[] = [];
  const { ask } = await serve(async (request) => {
    seen.push(...request.headers.keys());
    return html('for all');
  });
  const credentials = { cookie: 'session=1', authorization: 'Bearer x', 'accept-language': 'en' };
  await ask('/', credentials);
  await ask('/', credentials, 'POST', 'name=Anna');
  expect(seen.filter((name) => name in credentials)).toEqual([]);
  expect((await ask('/')).body.toString().trim()).toBe('for all');
});

test('a page is compressed to its smallest size only after it is requested again', async () => {
  const row = (at: number) =>
    `<li><a href="/post/${(at * 7919) % 1000}">Запись ${(at * at) % 97} о том, что было</a>`;
  const text = Array.from({ length: 300 }, (_, at) => row(at)).join('\n');
  const waiting: (() => void)[] = [];
  const { ask, pages } = await serve(async () => html(text), { later: (run) => waiting.push(run) });
  const form = { 'accept-encoding': 'br' };
  const quick = await ask('/', form);
  expect(waiting).toEqual([]);
  expect((await ask('/', form)).headers['etag']).toBe(quick.headers['etag']);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await expect
    .poll(async () => (await ask('/', form)).headers['etag'], { timeout: 5000 })
    .not.toBe(quick.headers['etag']);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const { length } = (await ask('/', form)).body;
  expect(length).toBeLessThan(brotliCompressSync(text, { params }).length);
  expect(pages.kept.size).toBe(1);
});

test('a page that waits for its turn is answered within the time limit of one page', async () => {
  const draw = ({ signal, url }: Request) =>
    new Promise<Response>((resolve) => {
      signal.addEventListener('abort', () => resolve(new Response(`late ${url}`, { status: 503 })));
    });
  const { ask } = await serve(draw, { gate: { atOnce: 1, waiting: 5 }, patience: 300 });
  const from = performance.now();
  const answers = await Promise.all(['/', '/en', '/a'].map((path) => ask(path)));
  // Sequentially they would take three times as long.
  expect(performance.now() - from).toBeLessThan(700);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
});

test('refusals and error pages have the same security headers as pages', async () => {
  const broken = async () => {
    throw new Error('broken');
  };
  const stand = new Response('sorry', { status: 500, headers: { 'content-type': 'text/html' } });
  const [plain, drawn, busy] = await Promise.all([
    serve(broken, { scheme: 'https' }),
    serve(broken, { scheme: 'https', renderFailure: async () => stand }),
    serve(async () => html('x'), { scheme: 'https', patience: 0, gate: { atOnce: 0, waiting: 5 } }),
  ]);
  const { 'content-security-policy': _own, ...careful } = headersOf('page', 'https');
  const answers = [
    await plain.ask('/'),
    await plain.ask('/', {}, 'DELETE'),
    await plain.ask('/', {}, 'POST', 'x'.repeat(70_000)),
    await drawn.ask('/'),
    await busy.ask('/'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 405, 413, 500, 503]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject(careful);
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
  }
});
