import { expect, test } from 'vitest';
import { readSettings } from '@janus-site/server';
import { placesOf } from './placesOf.ts';

const address = 'http://127.0.0.1:3000';

test('a site with configured hosts prints their addresses and no local ones', () => {
  const settings = readSettings({
    JANUS_PORTFOLIO_HOSTS: 'me.example',
    JANUS_BLOG_HOSTS: 'blog.me.example',
    JANUS_ORIGIN_SCHEME: 'https',
  });
  const lines = placesOf(address, settings);
  expect(lines).toContain('Portfolio  https://me.example/   sign in: https://me.example/admin');
  expect(lines).toContain('Blog       https://blog.me.example/   sign in: https://blog.me.example/login');
  expect(lines).not.toContain('localhost');
});

test('a site without configured hosts prints the local addresses with its port', () => {
  const lines = placesOf(address, readSettings({}));
  expect(lines).toContain('http://portfolio.localhost:3000/admin');
  expect(lines).toContain('http://blog.localhost:3000/login');
  expect(lines).toContain('http://localhost:3000/?domain=blog');
});
