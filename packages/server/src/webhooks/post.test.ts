import { expect, test } from 'vitest';
import { serveOn } from '../testing/serveOn.ts';
import { createPostBody } from './post.ts';

const sent = { body: '{}', headers: {}, signal: new AbortController().signal };
const at = (address: string) => async () => [{ address, family: 4 }];

test('nothing is sent to a private address, whatever its name', async () => {
  let asked = 0;
  const { port } = await serveOn((_request, response) => {
    asked += 1;
    response.end();
  });
  const post = createPostBody({ allowsPrivate: false, resolve: at('127.0.0.1') });
  for (const address of [
    `https://127.0.0.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://inside.example:${port}/`,
    // Nothing is sent without encryption.
    `http://inside.example:${port}/`,
    `http://127.0.0.1:${port}/`,
    `https://user:password@inside.example:${port}/`,
  ])
    expect(await post(address, sent), address).toEqual({ status: null, text: '', failure: 'not_allowed' });
  // One private address among public ones is enough.
  const mixed = createPostBody({
    allowsPrivate: false,
    resolve: async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  });
  expect((await mixed('https://mixed.example/', sent)).failure).toBe('not_allowed');
  expect(asked).toBe(0);
});

test('where private networks are allowed, http is used only within them', async () => {
  const { port } = await serveOn((_request, response) => void response.end('inside'));
  const inside = createPostBody({ allowsPrivate: true, resolve: at('127.0.0.1') });
  expect(await inside(`http://n8n:${port}/`, sent)).toMatchObject({ status: 200, text: 'inside' });
  const outside = createPostBody({ allowsPrivate: true, resolve: at('93.184.215.14') });
  expect((await outside('http://public.example/', sent)).failure).toBe('not_allowed');
});

test('a redirect counts as the response and is not followed', async () => {
  const seen: string[] = [];
  const { port } = await serveOn((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end('go on');
  });
  const post = createPostBody({ allowsPrivate: true });
  expect(await post(`http://127.0.0.1:${port}/hook`, sent)).toMatchObject({ status: 307, text: 'go on' });
  expect(seen).toEqual(['/hook']);
});

test('only the beginning of a response is read, as text that any database can store; silence times out', async () => {
  const { port } = await serveOn((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/open') return void response.write('taken');
    const more = () => response.write('a\u0000b'.repeat(2000), more);
    more();
  });
  const post = createPostBody({ allowsPrivate: true, timeLimit: 300 });
  const endless = await post(`http://127.0.0.1:${port}/endless`, sent);
  expect([endless.status, endless.text.length, endless.text.slice(0, 3)]).toEqual([200, 500, 'a b']);
  // A received status counts, even if the body breaks off.
  expect(await post(`http://127.0.0.1:${port}/open`, sent)).toEqual({
    status: 200,
    text: 'taken',
    failure: null,
  });
  expect(await post(`http://127.0.0.1:${port}/silent`, sent)).toEqual({
    status: null,
    text: '',
    failure: 'time_out',
  });
  expect((await post('http://127.0.0.1:1/', sent)).failure).toBe('no_connection');
});

test('a silent name server times out too', async () => {
  const post = createPostBody({
    allowsPrivate: false,
    timeLimit: 50,
    resolve: () => new Promise(() => undefined),
  });
  expect((await post('https://slow.example/', sent)).failure).toBe('time_out');
});
