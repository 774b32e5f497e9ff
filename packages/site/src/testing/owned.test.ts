import { halfPath, halves } from '@janus-site/ui/components/Mark/halves.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicAddress } from './publicAddresses.ts';
import { itemAddresses, plainAddresses, projectAddresses } from './publicAddresses.ts';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

/** The default names and look of a new site, and the owner of its sample. */
const defaults = [
  'AleBlog',
  'Software Engineer Portfolio',
  'Fullstack & IoT',
  'ломается ночью',
  'breaks at night',
  'Janus',
  'Заречн',
  'arechny',
  'Блог Анна',
  'я мог',
  // The accent colours of the faces.
  '#1f4fd8',
  '#8c2f5a',
];
/** Feeds state what generated them. */
const generator = /<generator[^>]*>Janus<\/generator>/;
/** Pictures and documents contain no text readable here; their words are tested where they are made. */
const isText = /^(?:text\/|image\/svg|application\/(?:[\w.]+\+)?(?:json|xml))/;

const words = {
  ru: { name: 'Анна Петрова', genitive: 'Анны Петровой', studio: 'Мастерская', blog: 'Записки' },
  en: { name: 'Anna Petrova', genitive: 'Anna', studio: 'Workshop', blog: 'Notes' },
};

let site: StartedSite;
beforeAll(async () => {
  site = await startSite({ sample: false });
  await site.write('PATCH', '/api/v1/site/', {
    portfolio_accent: '#0b6e4f',
    blog_accent: '#6a3fb5',
    links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/anna' }],
  });
  for (const language of ['ru', 'en'] as const) {
    const { name, genitive, studio, blog } = words[language];
    await site.write('PATCH', `/api/v1/profile/translation/${language}`, {
      name,
      headline: `${studio} ${name}`,
    });
    await site.write('PATCH', `/api/v1/site/translation/${language}`, {
      portfolio_name: studio,
      blog_name: blog,
      name_genitive: genitive,
      portfolio_title: '{site}: {name}',
      blog_title: '{site}: {name:genitive}',
      portfolio_page_title: '{title} · {site}',
      blog_page_title: '{title} · {site}',
      post_title: '{title} · {site}',
      blog_sentence: `${blog}: ${name}`,
    });
  }
  const text = (language: string) => ({
    language,
    title: `Post ${language}`,
    body: 'Text',
    status: 'published',
  });
  await site.write('POST', '/api/v1/projects/', {
    slug: 'project',
    translations: (['ru', 'en'] as const).map((language) => ({ language, title: `Project ${language}` })),
  });
  await site.write('POST', '/api/v1/posts/', {
    slug: 'post',
    tags: ['iot'],
    translations: [text('ru'), text('en')],
  });
}, 60_000);
afterAll(() => site.stop());

const addresses: readonly PublicAddress[] = [
  ...plainAddresses,
  ...projectAddresses(['project']),
  ...itemAddresses(['post'], ['iot']),
  ...(['portfolio', 'blog'] as const).flatMap((face) =>
    [
      '/404',
      '/en/404',
      '/favicon.svg',
      '/admin/site',
      '/api/v1/site/?language=ru',
      '/api/v1/site/?language=en',
    ].map((path) => ({ face, path })),
  ),
];

test('a site with all settings filled in contains no defaults of the product or its sample', async () => {
  const found: string[] = [];
  let read = 0;
  for (const { face, path } of addresses) {
    const { status, headers, text } = await site.ask(site.hosts[face], path);
    if (!isText.test(headers['content-type'] ?? '')) continue;
    expect([face, path, status < 500]).toEqual([face, path, true]);
    read += 1;
    const own = text.replace(generator, '');
    found.push(...defaults.filter((word) => own.includes(word)).map((word) => `${face} ${path}: ${word}`));
  }
  expect(read).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('page titles follow the owner’s templates', async () => {
  const titleAt = async (face: PublicAddress['face'], path: string) =>
    /<title>(.*?)<\/title>/.exec((await site.ask(site.hosts[face], path)).text)?.[1];
  expect(await titleAt('portfolio', '/')).toBe('Мастерская: Анна Петрова');
  expect(await titleAt('blog', '/')).toBe('Записки: Анны Петровой');
  expect(await titleAt('blog', '/en/posts')).toBe('All posts · Notes');
  expect(await titleAt('blog', '/post/post')).toBe('Post ru · Записки');
  expect(await titleAt('portfolio', '/404')).toBe('Страница не найдена · Мастерская');
});

test('pages have the accent colour of their face, on the screen only', async () => {
  const { text } = await site.ask(site.hosts.blog, '/');
  expect(text).toContain('@media screen{:root:root[data-face]{--accent:light-dark(#6a3fb5,#');
  expect((await site.ask(site.hosts.portfolio, '/favicon.svg')).text).toContain('path{fill:#0b6e4f}');
});

test('the owner’s links are in the footer, in schema.org data and in resume.json', async () => {
  const { text } = await site.ask(site.hosts.portfolio, '/');
  expect(text).toContain('<a href="https://www.linkedin.com/in/anna" rel="me">LinkedIn</a>');
  expect(text).toMatch(/"sameAs":\[[^\]]*linkedin/);
  expect((await site.ask(site.hosts.portfolio, '/resume.json')).text).toContain('"network":"LinkedIn"');
});

test('the owner’s logo replaces the default mark on every page of both faces until it is reset', async () => {
  await site.write('PATCH', '/api/v1/site/', { logo: { letters: 'АП' } });
  const paths = Object.values(halves).map(halfPath);
  for (const face of ['portfolio', 'blog'] as const) {
    for (const path of [
      '/',
      '/en',
      '/404',
      face === 'blog' ? '/post/post' : '/projects/project',
      '/admin/site',
    ]) {
      const { text, headers } = await site.ask(site.hosts[face], path);
      const [, address = ''] = /<link rel="icon" href="([^"]+)" type="image\/svg\+xml">/.exec(text) ?? [];
      expect([face, path, address]).toEqual([
        face,
        path,
        expect.stringMatching(/^\/favicon\.svg\?v=410-41f-/),
      ]);
      expect(text).toMatch(new RegExp(`a \\.[\\w]+\\{background:url\\("${address.replace('?', '\\?')}"\\)`));
      expect(text).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png\?v=410-41f-/);
      expect(headers['content-security-policy']).toContain("img-src 'self'");
      const icon = await site.ask(site.hosts[face], address);
      expect(icon.text).toContain('>АП</text>');
      expect(paths.filter((half) => icon.text.includes(half))).toEqual([]);
    }
  }
  await site.write('PATCH', '/api/v1/site/', { logo: null });
  const { text } = await site.ask(site.hosts.blog, '/');
  expect(text).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(text).not.toContain('background:url("/favicon');
});

test('every page of both faces has the owner’s typeface and corners until they are reset', async () => {
  const pages = (['portfolio', 'blog'] as const).flatMap((face) =>
    ['/', '/en', '/404', '/en/404', face === 'blog' ? '/post/post' : '/projects/project', '/admin/site'].map(
      (path) => ({ face, path }),
    ),
  );
  const read = () =>
    Promise.all(pages.map(async ({ face, path }) => (await site.ask(site.hosts[face], path)).text));
  const before = await read();
  const own = /data-font|Literata|--radius/;
  expect(before.filter((text) => own.test(text))).toEqual([]);
  await site.write('PATCH', '/api/v1/site/', { typeface: 'literata', corners: 'round' });
  const chosen = await read();
  expect(chosen).toHaveLength(12);
  for (const text of chosen) {
    expect(text).toContain('<html data-font="Literata" ');
    expect(text).toContain("{--font-text:'Literata','Literata fallback',Georgia,serif;word-spacing:.05em}");
    expect(text).toContain('{--radius-control:12px;--radius-card:20px}');
  }
  await site.write('PATCH', '/api/v1/site/', { typeface: null, corners: null });
  expect(await read()).toEqual(before);
});
