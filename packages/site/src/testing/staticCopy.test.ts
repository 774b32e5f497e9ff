import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseXml, runCommand, texts } from '@janus-site/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticCopyFaults, filesIn } from './staticCopyFaults.ts';
import { listedPages } from './listed.ts';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

const secret = 'Kryptonim';
const draftSlug = 'still-a-draft';

/** Writes content that tries to leave the folder or to reach what is not public. */
async function writeHostile(site: StartedSite): Promise<void> {
  const { blog } = site.hosts;
  const draft = await site.write('POST', '/api/v1/posts/', {
    slug: draftSlug,
    tags: [],
    translations: [{ language: 'ru', title: secret, summary: secret, body: secret, status: 'draft' }],
  });
  const link = await site.write('POST', '/api/v1/preview-links/', { post_id: draft['id'] });
  const preview = `/post/${draftSlug}?preview=${String(link['token'])}`;
  expect((await site.ask(blog, preview)).text).toContain(secret);
  const body = [
    'Мимо: [пост](/post/never-was), [черновик](/post/still-a-draft), [вход](/login), [API](/api/v1/posts/).',
    `Сюда: [этот](http://${blog}/post/hostile?utm_source=x#tut), [тег](/tags/..%2f..%2fetc), [лента](/feed.xml).`,
    `Тайно: [видно](${preview}).`,
    '## Тут {#tut}',
    '![нет](/media/00000000-0000-4000-8000-000000000000.webp)',
  ].join('\n\n');
  await site.write('POST', '/api/v1/posts/', {
    slug: 'hostile',
    tags: ['../../etc', 'C#', 'con', 'A:b?', 'IoT и ..'],
    translations: [
      { language: 'ru', title: '../../../<script>alert(1)</script>', summary: '', body, status: 'published' },
    ],
  });
}

// The copy is made through the site's own address, so that it needs no database.
describe('a static copy of the site', () => {
  let site: StartedSite;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'janus-copy-'));
    site = await startSite();
    await writeHostile(site);
  }, 300_000);
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function type(...words: string[]) {
    const said: { out: string[]; err: string[] } = { out: [], err: [] };
    const code = await runCommand(['export', ...words], {
      environment: { PORT: new URL(`http://${site.hosts.own}`).port, JANUS_DATA: join(folder, 'data') },
      folder,
      out: (line) => said.out.push(line),
      err: (line) => said.err.push(line),
      readInput: async () => '',
    });
    return { code, out: said.out.join('\n'), err: said.err.join('\n') };
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  test('works from disk: every link leads to a file, and nothing needs the server', async () => {
    const { code, out, err } = await type('--html', 'disk');
    expect(code).toBe(0);
    expect(out).toMatch(/^Pages: \d+, other files: \d+, \d+\.\d MB in /);
    expect(err).toContain('Not copied: blog /post/never-was (404), named by blog /post/hostile.');
    const disk = join(folder, 'disk');
    expect(await staticCopyFaults(disk, { hosts: Object.values(site.hosts) })).toEqual([]);

    const files = await filesIn(disk);
    expect(files.length).toBeGreaterThan(300);
    for (const file of ['index.html', '404.html', 'en/index.html', 'en/404.html', 'favicon.svg'])
      for (const face of ['portfolio', 'blog']) expect(files).toContain(`${face}/${file}`);
    for (const file of ['resume.json', 'en/resume.json', 'cv/ru.pdf', 'cv/en.pdf'])
      expect(files).toContain(`portfolio/${file}`);
    // Files that need the site's address.
    expect(
      files.filter((file) => /\/(?:feed|atom|sitemap|robots|manifest)[^/]*$|share\//.test(file)),
    ).toEqual([]);
    const home = read('disk/portfolio/index.html');
    expect(home).toContain('Написать письмо');
    expect(read('disk/portfolio/en/index.html')).toContain('Write an email');
    expect(home).not.toMatch(/canonical|og:image|ld\+json|name="theme"/);
    expect(readdirSync(folder)).not.toContain('disk.partial');
  }, 300_000);

  test('contains nothing that is not public, and hostile names stay inside its folder', async () => {
    const disk = join(folder, 'disk');
    const files = await filesIn(disk);
    expect(files.filter((file) => file.includes(draftSlug))).toEqual([]);
    for (const file of files) expect(readFileSync(join(disk, file)).includes(secret), file).toBe(false);
    expect(readdirSync(disk).sort()).toEqual(['blog', 'portfolio']);
    for (const file of files)
      for (const word of file.split('/')) expect(word).toMatch(/^[~\p{L}\p{N}][^:?#%\\]*$/u);
    expect(files.some((file) => file.startsWith('blog/tags/con/'))).toBe(false);
    const page = read('disk/blog/post/hostile/index.html');
    expect(page).not.toMatch(/<script|preview=|never-was/);
    for (const word of ['пост', 'черновик', 'вход', 'API', 'видно']) expect(page).toContain(`<a>${word}</a>`);
    expect(page).toMatch(/<a href="#tut"[^>]*>этот<\/a>/);
  });

  test('for the web has its own addresses, feeds and sitemaps, and replaces former pages only with --force', async () => {
    const bases = { portfolio: 'https://me.example/', blog: 'https://me.example.org/b/' };
    const line = ['--html', 'web', '--base-portfolio=https://me.example', `--base-blog=${bases.blog}`];
    const web = join(folder, 'web');
    // A folder that is not empty is left alone; --force replaces only the faces in it.
    mkdirSync(join(web, 'blog'), { recursive: true });
    writeFileSync(join(web, 'CNAME'), 'me.example');
    writeFileSync(join(web, 'blog/old.html'), '');
    expect(await type(...line)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not empty') as string,
    });
    expect(existsSync(join(web, 'blog/old.html'))).toBe(true);
    expect(await type(...line, '--force')).toMatchObject({ code: 0 });
    expect(readdirSync(web).sort()).toEqual(['CNAME', 'blog', 'portfolio']);
    expect(existsSync(join(web, 'blog/old.html'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
    expect(await staticCopyFaults(web, { hosts: Object.values(site.hosts), bases })).toEqual([]);
    const files = await filesIn(web);
    for (const file of [
      'feed.xml',
      'en/atom.xml',
      'feed.json',
      'sitemap.xml',
      'robots.txt',
      'share/blog.ru.png',
    ])
      expect(files).toContain(`blog/${file}`);
    expect(files).toContain('portfolio/en/manifest.webmanifest');
    expect(files).toContain('portfolio/icon-512.png');
    // Everything that the site map lists.
    for (const face of ['portfolio', 'blog'] as const) {
      const maps = files.filter((file) => file.startsWith(`${face}/sitemap`));
      const named = maps.flatMap((file) => texts(parseXml(read(`web/${file}`)), 'loc'));
      const pages = named.filter((address) => !address.endsWith('.xml'));
      expect(pages.length).toBe((await listedPages(site, site.hosts[face])).length);
      for (const address of pages) {
        expect(address.startsWith(bases[face]), address).toBe(true);
        const path = decodeURIComponent(address.slice(bases[face].length));
        expect(files).toContain(`${face}/${path}index.html`);
      }
    }
    const post = read('web/blog/post/one-table-is-a-queue/index.html');
    expect(post).toContain(`<link rel="canonical" href="${bases.blog}post/one-table-is-a-queue/">`);
    expect(post).toContain(`content="${bases.blog}share/post/one-table-is-a-queue.ru.png"`);
    expect(post).toContain(`href="${bases.portfolio}#contacts"`);
    expect(read('web/blog/feed.xml')).toContain(`<link>${bases.blog}post/one-table-is-a-queue/</link>`);
    expect(read('web/blog/index.html')).not.toContain('SearchAction');
    // It is shown at any depth.
    expect(read('web/blog/404.html')).not.toMatch(/(?:href|src)="(?!https?:|#|mailto:)/);
    expect(read('web/portfolio/robots.txt')).toContain('Sitemap: https://me.example/sitemap.xml');
    const career = JSON.parse(read('web/portfolio/resume.json')) as { basics: { url: string } };
    expect(career.basics.url).toBe(bases.portfolio);
  }, 300_000);
});
