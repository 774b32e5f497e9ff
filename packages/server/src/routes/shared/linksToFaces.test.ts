import { expect, test } from 'vitest';
import { linksToFaces } from './linksToFaces.ts';

const hosts = { portfolio: ['me.example'], blog: ['blog.example'] };
const link = (to: string) => `<p><a title="x" href="${to}">x</a></p>`;

const pathsOfProject = ['/projects/leaf', '/en/projects/leaf', '/projects/leaf/', '/projects/leaf?a=1#b'];

test.each(pathsOfProject)('on the blog a link to %s has the host of the portfolio', (path) => {
  const settings = { hosts, originScheme: 'https' } as const;
  const shown = linksToFaces(link(path), { face: 'blog', host: 'blog.example', settings });
  expect(shown).toBe(link(`https://me.example${path}`));
});

test.each(['/post/x', '/now', '/media/x.webp', '#top', '//projects/leaf', 'https://a.example/projects/leaf'])(
  'on the blog a link to %s stays as it is',
  (path) => {
    const settings = { hosts, originScheme: 'https' } as const;
    expect(linksToFaces(link(path), { face: 'blog', host: 'blog.example', settings })).toBe(link(path));
  },
);

test.each([
  ['blog', 'blog.localhost:3000', '/projects/leaf', 'http://portfolio.localhost:3000/projects/leaf'],
  ['blog', 'localhost:3000', '/projects/leaf', '/projects/leaf'],
  ['portfolio', 'localhost:3000', '/post/x?a=1#b', '/post/x?domain=blog&amp;a=1#b'],
  ['portfolio', 'portfolio.localhost:3000', '/post/x', 'http://blog.localhost:3000/post/x'],
] as const)('without hosts, a text of the %s at %s links to %s by %s', (face, host, path, address) => {
  const settings = { hosts: { portfolio: [], blog: [] }, originScheme: 'https' } as const;
  expect(linksToFaces(link(path), { face, host, settings })).toBe(link(address));
});
