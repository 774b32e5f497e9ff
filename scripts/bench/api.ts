import type { Figure } from './figure.ts';
import { median } from './figure.ts';
import { ownerPassword } from '../support/product.ts';
import type { Product } from '../support/product.ts';

const seconds = 3;

/** The base address and headers of the owner's calls. */
export interface Owner {
  base: string;
  headers: Record<string, string>;
}

export async function signIn({ port }: Product): Promise<Owner> {
  const base = `http://127.0.0.1:${port}/api/v1`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/login/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'owner', password: ownerPassword }),
  });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status}.`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { base, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** Returns how often an action completes per second, with eight running at a time. */
async function rate(act: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - started < seconds * 1000) {
      const answer = await act();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
      await answer.arrayBuffer();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return count / ((performance.now() - started) / 1000);
}

/** Returns a write that changes content, so that the next page has to be rendered again. */
function writer({ base, headers }: Owner, id: string): () => Promise<Response> {
  let isFeatured = false;
  return () => {
    isFeatured = !isFeatured;
    const body = JSON.stringify({ is_featured: isFeatured });
    return fetch(`${base}/projects/${id}/`, { method: 'PATCH', headers, body });
  };
}

async function uncachedMilliseconds({ port }: Product, write: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 160; turn += 1) {
    await (await write()).arrayBuffer();
    const started = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  // The first half warms up the renderer: a new process compiles its hot paths during about a hundred pages.
  return median(times.slice(times.length / 2));
}

/** Measures calls per second over this machine's network, including the client's own work. */
export async function measureCalls(product: Product): Promise<Figure[]> {
  const owner = await signIn(product);
  const list = await fetch(`${owner.base}/projects/?limit=1`, { headers: owner.headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const write = writer(owner, items[0]?.id ?? '');
  return [
    {
      name: 'uncached home page',
      value: await uncachedMilliseconds(product, write),
      unit: 'ms',
      bound: { most: 15 },
    },
    {
      name: 'API reads',
      value: Math.round(await rate(() => fetch(`${owner.base}/posts/?limit=10`))),
      unit: '/s',
    },
    { name: 'API writes', value: Math.round(await rate(write)), unit: '/s' },
  ];
}
