import { describe, expect, test } from 'vitest';
import type { Face } from './faces.ts';
import { chooseFace, isLocalName, isLoopback, normalizeHost } from './hosts.ts';

const hosts = { portfolio: ['Ivan.example', 'www.ivan.example'], blog: ['blog.ivan.example:8080'] };

describe('the face of a host', () => {
  test.each<[host: string, face: Face]>([
    ['ivan.example', 'portfolio'],
    ['www.ivan.example', 'portfolio'],
    ['IVAN.EXAMPLE:443', 'portfolio'],
    ['blog.ivan.example', 'blog'],
    ['Blog.Ivan.Example:3000', 'blog'],
    ['blog.ivan.example.', 'blog'],
    ['portfolio.localhost:3000', 'portfolio'],
    ['blog.localhost:3000', 'blog'],
    ['unknown.example', 'portfolio'],
    ['blog.ivan.example.evil.example', 'portfolio'],
    ['', 'portfolio'],
  ])('%s -> %s', (host, face) => {
    expect(chooseFace(host, null, hosts)).toEqual({ face, domain: null });
  });
});

describe('the domain parameter', () => {
  test.each<[domain: string, face: Face]>([
    ['janus', 'portfolio'],
    ['dev', 'portfolio'],
    ['ivan.example', 'portfolio'],
    ['portfolio.localhost', 'portfolio'],
    ['aleblog', 'blog'],
    ['AleBlog', 'blog'],
    ['blog', 'blog'],
    ['blog.ivan.example', 'blog'],
    ['blog.localhost', 'blog'],
    ['blog.ivan.example:8080', 'blog'],
  ])('%s chooses %s on every loopback host', (domain, face) => {
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000']) {
      expect(chooseFace(host, domain, hosts)).toEqual({ face, domain });
    }
  });

  test.each(['', 'nobody', 'constructor', '__proto__', 'blog.'.repeat(9)])(
    '%j does not name a face',
    (domain) => {
      expect(chooseFace('localhost', domain, hosts)).toEqual({ face: 'portfolio', domain: null });
    },
  );

  test.each(['ivan.example', 'portfolio.localhost', 'unknown.example', '127.0.0.2', '::1'])(
    'has no effect on %s',
    (host) => {
      expect(chooseFace(host, 'blog', hosts)).toEqual({ face: 'portfolio', domain: null });
    },
  );
});

test('normalizing removes a port but not the end of an IPv6 address', () => {
  expect(normalizeHost('[::1]:3000')).toBe('[::1]');
  expect(normalizeHost('[2001:DB8::80]')).toBe('[2001:db8::80]');
  expect(normalizeHost('example.org:')).toBe('example.org');
});

describe('the names of this machine', () => {
  const always = ['localhost', '127.0.0.1', '[::1]'];
  const local = ['blog.localhost', 'a.b.localhost', '127.8.0.1'];
  const others = [
    '',
    '.localhost',
    'mylocalhost',
    'localhost.example',
    '127.0.0.1.example',
    '[::2]',
    '10.0.0.1',
  ];

  test('loopback hosts are three fixed names; local names include all of *.localhost and 127.*', () => {
    const names = [...always, ...local, ...others];
    expect(names.filter(isLoopback)).toEqual(always);
    expect(names.filter(isLocalName)).toEqual([...always, ...local]);
  });
});
