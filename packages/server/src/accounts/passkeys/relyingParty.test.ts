import { expect, test } from 'vitest';
import { findRelyingParty } from './relyingParty.ts';

const places = (portfolio: string, blog: string) => ({
  hosts: { portfolio: [portfolio, 'portfolio.localhost'], blog: [blog, 'blog.localhost'] },
  originScheme: 'https' as const,
  port: 3000,
  corsOrigins: ['https://app.example'],
});
const idOf = (portfolio: string, blog: string, origin: string) =>
  findRelyingParty(places(portfolio, blog), origin)?.id;

test('both faces share one relying party if they share a domain that somebody can own', () => {
  expect(idOf('anna.example.com', 'blog.example.com', 'https://anna.example.com')).toBe('example.com');
  expect(idOf('anna.example.com', 'blog.example.com', 'https://blog.example.com')).toBe('example.com');
  expect(idOf('example.com', 'blog.example.com', 'https://blog.example.com')).toBe('example.com');
  expect(idOf('a.team.example.com', 'b.team.example.com', 'https://a.team.example.com')).toBe(
    'team.example.com',
  );
});

test('each face has its own relying party if they share only a public suffix', () => {
  for (const [one, other] of [
    ['anna.com', 'blog.com'],
    ['anna.co.uk', 'blog.co.uk'],
    ['anna.github.io', 'blog.github.io'],
  ] as const) {
    expect(idOf(one, other, `https://${one}`)).toBe(one);
    expect(idOf(one, other, `https://${other}`)).toBe(other);
  }
  const local = { ...places('a.example', 'b.example'), originScheme: 'http' as const };
  expect(findRelyingParty(local, 'http://portfolio.localhost:3000')?.id).toBe('portfolio.localhost');
});

test('only the exact origins of the settings are accepted', () => {
  const find = (origin: string) => findRelyingParty(places('example.com', 'blog.example.com'), origin);
  expect(find('https://example.com:3000')?.origin).toBe('https://example.com:3000');
  expect(find('https://app.example')?.id).toBe('app.example');
  for (const origin of [
    'http://example.com',
    'https://example.com:8443',
    'https://www.example.com',
    'https://example.com.evil.example',
    'https://evilexample.com',
    'null',
    '',
  ])
    expect([origin, find(origin)]).toEqual([origin, null]);
});
