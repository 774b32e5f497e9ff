import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedSite } from '../testing/serveSite.ts';
import { serveSite } from '../testing/serveSite.ts';

const path = '/.well-known/security.txt';
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({
    hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
    originScheme: 'https',
    securityContacts: ['mailto:safe@me.example', 'https://me.example/report'],
  });
});
afterAll(() => site.stop());

test.each(['me.example', 'blog.me.example'])(
  '%s says where to report vulnerabilities, by RFC 9116',
  async (host) => {
    const { status, headers, text } = await site.ask(host, path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    // created on each request: a cached copy would expire one day
    expect(headers['cache-control']).toBe('no-store');
    const lines = text.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
    expect(lines.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:safe@me.example'],
      ['Contact', 'https://me.example/report'],
      ['Preferred-Languages', 'ru, en'],
      ['Canonical', `https://${host}${path}`],
      [''],
    ]);
    const expires = lines.find(([name]) => name === 'Expires')?.[1] ?? '';
    expect(new Date(expires).toISOString()).toBe(expires);
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect([days > 170, days < 365]).toEqual([true, true]);
  },
);

test('it is absent under a language prefix, and without configured contacts', async () => {
  expect((await site.ask('me.example', `/en${path}`)).status).toBe(404);
  const silent = await serveSite();
  for (const host of [silent.hosts.portfolio, silent.hosts.blog])
    expect((await silent.ask(host, path)).status).toBe(404);
  await silent.stop();
});
