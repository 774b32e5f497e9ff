import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAddresses } from './address.ts';
import type { SiteAnswer } from './askSite.ts';
import { FolderRefusedError, openStaticCopyFolder } from './staticCopyFolder.ts';
import { writeStaticCopy, NoSiteError } from './writeStaticCopy.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'janus-copy-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (face: string, body: string, head = ''): Partial<SiteAnswer> => ({
  type: 'text/html; charset=utf-8',
  bytes: Buffer.from(
    `<!doctype html><html lang="en" data-face="${face}"><head>${head}</head><body>${body}</body></html>`,
  ),
});

/** Copies a site with these responses, by host and path; returns the requests first. */
async function copy(site: Record<string, Partial<SiteAnswer>>, bases = false) {
  const asked: string[] = [];
  const answers: Record<string, Partial<SiteAnswer>> = {
    'me.test/': page('portfolio', ''),
    'blog.test/': page('blog', ''),
    ...site,
  };
  const folder = await openStaticCopyFolder(join(root, 'copy'), false);
  const report = await writeStaticCopy({
    addresses: createAddresses({ portfolio: ['me.test', 'www.me.test'], blog: ['blog.test'] }, 3000),
    async ask(host, path) {
      asked.push(host + path);
      const answer = answers[host + path] ?? { status: 404 };
      return { status: 200, type: '', location: null, bytes: Buffer.alloc(0), ...answer };
    },
    folder,
    bases: bases ? { portfolio: 'https://p.example/', blog: 'https://b.example/' } : null,
    onProgress: () => undefined,
  });
  await folder.finish();
  return { asked, report, read: (path: string) => readFileSync(join(root, 'copy', path), 'utf8') };
}

test('every address is requested once, however it is written', async () => {
  const links = ['/uses', 'https://me.test/uses', '//www.me.test/uses?utm_source=x', '/uses#a', '/uses'];
  const { asked, read } = await copy({
    'me.test/': page('portfolio', links.map((link) => `<a href="${link}">x</a>`).join(' ')),
    'me.test/uses': page('portfolio', 'Uses'),
  });
  expect(asked.filter((address) => address.includes('uses'))).toEqual(['me.test/uses']);
  expect(read('portfolio/index.html').match(/href="uses\/index\.html(?:#a)?"/g)).toHaveLength(5);
});

test('a further, filtered or searched page of a list is copied separately; unused parameters are ignored', async () => {
  const links = ['/posts?cursor=b', '/posts?cursor=b&page=2', '/posts?tag=go', '/posts?tag=', '/posts'];
  const { asked, read } = await copy({
    'blog.test/': page('blog', links.map((link) => `<a href="${link}">x</a>`).join(' ')),
    'blog.test/posts': page('blog', 'all'),
    'blog.test/posts?cursor=b': page('blog', 'more'),
    'blog.test/posts?tag=go': page('blog', 'of a tag'),
  });
  expect(asked.filter((address) => address.includes('posts')).sort()).toEqual([
    'blog.test/posts',
    'blog.test/posts?cursor=b',
    'blog.test/posts?tag=go',
  ]);
  const [, more = ''] = /href="(posts\/~cursor-[^"]+)"/.exec(read('blog/index.html')) ?? [];
  expect(read(`blog/${more}`)).toContain('more');
});

test('a redirect is followed, and links to missing pages are removed', async () => {
  const body =
    'See <a href="/old">old</a>, <a href="/away">away</a>, <a href="/gone">gone</a>, <a href="/admin">in</a>, <a href="/ring">ring</a>.<p id="p"><a href="/gone">alone</a></p><img src="/media/gone.png" srcset="/media/gone.png 1x" alt="A">';
  const { read, report, asked } = await copy({
    'me.test/': page('portfolio', body),
    'me.test/old': { status: 301, location: '/uses' },
    'me.test/away': { status: 301, location: 'https://elsewhere.example/' },
    'me.test/ring': { status: 301, location: '/ring' },
    'me.test/uses': page('portfolio', ''),
  });
  expect(read('portfolio/index.html')).toContain(
    'See <a href="uses/index.html">old</a>, <a href="https://elsewhere.example/">away</a>, <a>gone</a>, <a>in</a>, <a>ring</a>.<img alt="A">',
  );
  expect(report.missing).toContainEqual({ address: 'portfolio /gone', status: 404, from: 'portfolio /' });
  expect(asked.some((address) => address.includes('admin'))).toBe(false);
});

test('files that styles refer to are copied, and nothing is executable', async () => {
  const head =
    '<script>alert(1)</script><link rel="preload" as="font" href="/assets/x.woff2"><style>@font-face{font-display:optional;src:url(/assets/a.woff2)format("woff2")}</style>';
  const { read } = await copy({
    'blog.test/en': page('blog', '<i style="background:url(/media/b.png?w=480)"></i>', head),
    'blog.test/assets/a.woff2': { type: 'font/woff2', bytes: Buffer.from('font') },
    'blog.test/media/b.png?w=480': { type: 'image/png', bytes: Buffer.from('picture') },
  });
  const html = read('blog/en/index.html');
  expect(html).not.toMatch(/<script|preload/);
  expect(html).toContain('url("../assets/a.woff2")');
  expect(html).toContain('font-display:swap');
  expect(html).toContain('url(&quot;../media/b-480.png&quot;)');
  expect(read('blog/assets/a.woff2')).toBe('font');
});

const contacts = (list: string) =>
  `<nav><a href="#contacts">Contacts</a></nav><section id="contacts"><h2>Contacts</h2><ul>${list}</ul><form method="post" action="/#contacts"><button type="submit" class="b">Send</button></form></section>`;

test('the contact form becomes an e-mail link; without any contacts the section is removed', async () => {
  const { read } = await copy({
    'me.test/': page('portfolio', contacts('<li><a href="mailto:a@me.test">a@me.test</a></li>')),
    'me.test/en': page('portfolio', contacts('')),
    'blog.test/': page('blog', contacts('<li><a href="https://t.me/a">a</a></li>')),
  });
  expect(read('portfolio/index.html')).toMatch(
    /<a href="mailto:a@me\.test" class="b"[^>]*>Write an email<\/a>/,
  );
  expect(read('portfolio/en/index.html')).not.toMatch(/<form|contacts/i);
  expect(read('blog/index.html')).toMatch(/#contacts.*t\.me\/a/);
  expect(read('blog/index.html')).not.toContain('<form');
});

test('metadata and feeds have the public addresses, and no search', async () => {
  const ld =
    '{"url":"https://blog.test/","name":"a \\u003c/script> b","potentialAction":{"target":"https://blog.test/posts?q={words}"}}';
  const head = `<link rel="canonical" href="https://blog.test/posts"><script type="application/ld+json">${ld}</script>`;
  const feed =
    '<a>https://blog.test/posts?tag=a&amp;cursor=b</a> https://blog.test/posts. https://blog.test/none';
  const { read, asked } = await copy(
    {
      'blog.test/': page('blog', '<a href="/posts">x</a><a href="/feed.xml">feed</a>'),
      'blog.test/posts': page('blog', '', head),
      'blog.test/posts?tag=a&cursor=b': page('blog', ''),
      'blog.test/feed.xml': { type: 'application/rss+xml', bytes: Buffer.from(feed) },
    },
    true,
  );
  const posts = read('blog/posts/index.html');
  expect(posts).toContain('<link rel="canonical" href="https://b.example/posts/">');
  expect(posts).toContain('{"url":"https://b.example/","name":"a \\u003c/script> b"}</script>');
  expect(asked.some((address) => address.includes('words'))).toBe(false);
  expect(read('blog/feed.xml')).toMatch(
    /^<a>https:\/\/b\.example\/posts\/~tag-a-cursor-b-[0-9a-f]{8}\/<\/a> https:\/\/b\.example\/posts\/\. https:\/\/b\.example\/none$/,
  );
  expect(read('blog/index.html')).toContain('<a href="posts/">x</a><a href="feed.xml">feed</a>');
});

test('a site that is not Janus is not copied', async () => {
  await expect(copy({ 'me.test/': { type: 'text/html', bytes: Buffer.from('<p>Hello') } })).rejects.toThrow(
    NoSiteError,
  );
});

test('a folder is never left half written, and other people’s files are kept', async () => {
  const place = join(root, 'copy');
  const folder = await openStaticCopyFolder(place, false);
  await folder.write('blog/a/index.html', 'A');
  expect(existsSync(place)).toBe(false);
  for (const path of ['../x', 'blog/../../x', 'other/x', 'x'])
    await expect(folder.write(path, '')).rejects.toThrow('Outside');
  await folder.discard();
  expect(readdirSync(root)).toEqual([]);

  mkdirSync(join(root, 'copy.partial/mine'), { recursive: true });
  await expect(openStaticCopyFolder(place, false)).rejects.toThrow(FolderRefusedError);
  rmSync(join(root, 'copy.partial'), { recursive: true });
  writeFileSync(place, '');
  await expect(openStaticCopyFolder(place, true)).rejects.toThrow('is a file');
});
