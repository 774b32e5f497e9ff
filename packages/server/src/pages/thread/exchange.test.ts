import { MessageChannel } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { Exchange } from './exchange.ts';

const { port1, port2 } = new MessageChannel();
const here: Exchange<'echo', 'nothing'> = new Exchange(port1, () => Promise.reject(new Error('nobody asks')));
void new Exchange<'nothing', 'echo'>(port2, (_to, request) => echo(request));

afterAll(() => port1.close());

/** Describes the request, with the status that the path names. */
async function echo(request: Request): Promise<Response> {
  const status = Number(new URL(request.url).pathname.slice(1));
  const headers = new Headers({ 'x-method': request.method, 'x-url': request.url });
  for (const name of ['content-type', 'x-visitor-address'])
    headers.append('x-seen', request.headers.get(name) ?? '-');
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const body = await request.text();
  return new Response([204, 304].includes(status) ? null : `${body}.`, { status, headers });
}

async function read(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-visitor-address': '10.0.0.1' },
  body: 'name=Анна&message=Здравствуйте',
};

test.each<[status: number, init?: RequestInit]>([
  [200],
  [200, form],
  [204],
  [304],
  [308],
  [404],
  [422, form],
  [503],
])('a response with status %d is the same from another thread', async (status, init) => {
  const address = `http://me.example/${status}?q=1`;
  const answer = await read(await here.ask('echo', new Request(address, init)));
  expect(answer.status).toBe(status);
  expect(answer).toEqual(await read(await echo(new Request(address, init))));
  expect(here.open).toBe(0);
});
