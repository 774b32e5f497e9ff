import { describeDatabase, parseXml } from '@janus-site/server/testing';
import { expect, test } from 'vitest';
import { itemAddresses, plainAddresses, projectAddresses } from './publicAddresses.ts';
import { startSite } from './startSite.ts';

const text = (language: string, title: string, more: object = {}) => ({
  language,
  title,
  summary: `${title}: summary`,
  body: `# ${title}\n\n${title}`,
  ...more,
});
const later = { status: 'published', published_at: '2190-01-01T00:00:00Z' };

// eslint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

describeDatabase('sqlite', 'hidden content', ({ createMigrated }) => {
  test('is in no page, feed, sitemap, list, search or related posts', { timeout: 120_000 }, async () => {
    const site = await startSite({ databaseUrl: await createMigrated() });
    const hidden = 'Kryptonim';
    const posts = [
      { tags: [`${hidden}tag`], translations: [text('ru', `${hidden} draft`)] },
      {
        tags: ['IoT', `${hidden}tag`],
        translations: [text('ru', `${hidden} later`, later), text('en', `${hidden} later`, later)],
      },
      {
        tags: ['IoT'],
        translations: [text('ru', 'Viditel', { status: 'published' }), text('en', `${hidden} half`)],
      },
      // Reachable only by its address, which is not among the addresses below.
      {
        slug: 'a-quiet-one',
        is_unlisted: true,
        tags: ['IoT', `${hidden}tag`],
        translations: [
          text('ru', `${hidden} later`, { status: 'published' }),
          text('en', `${hidden} later`, { status: 'published' }),
        ],
      },
    ];
    for (const post of posts) await site.write('POST', '/api/v1/posts/', post);
    const quiet = await site.ask(site.hosts.blog, '/post/a-quiet-one');
    expect(quiet.text).toContain(`${hidden} later`);
    expect(quiet.text).toContain('<meta name="robots" content="noindex"');
    const shown = await site.ask(site.hosts.blog, '/api/v1/posts/slug/viditel/');
    const { id } = JSON.parse(shown.text) as { id: string };
    await site.write('PUT', `/api/v1/posts/${id}/pending/ru/`, {
      version: 0,
      revision: 1,
      title: 'Viditel',
      summary: '',
      body: `${hidden} half`,
    });
    await site.write('POST', '/api/v1/feedback/', {
      name: `${hidden} draft`,
      email: 'a@example.com',
      message: `${hidden} later`,
    });
    const projects = {
      is_published: false,
      technologies: [`${hidden}tech`],
      translations: [{ language: 'ru', title: hidden, outcome: `${hidden} draft`, body: `${hidden} half` }],
    };
    await site.write('POST', '/api/v1/projects/', { ...projects, slug: 'hidden-project' });
    await site.write('POST', '/api/v1/experiences/', {
      is_published: false,
      start_date: '2020-01',
      translations: [{ language: 'ru', company: hidden, job_title: hidden }],
    });

    const search = ['ru', 'en'].map((language) => `/api/v1/search/?q=${hidden}&language=${language}`);
    const addresses = [
      ...plainAddresses,
      ...projectAddresses(['hidden-project', 'teplo-goroda']),
      ...itemAddresses(['viditel', `${hidden}-later`.toLowerCase()], ['iot', `${hidden}tag`]),
      ...['/api/v1/posts/slug/viditel/', `/api/v1/posts/?q=${hidden}`, ...search].map((path) => ({
        face: 'blog' as const,
        path,
      })),
    ];
    const showing: string[] = [];
    const seen: string[] = [];
    for (const { face, path } of addresses) {
      const answer = await site.ask(site.hosts[face], path);
      // The response may repeat the requested address.
      const words = answer.text.replaceAll(decodeURIComponent(path), '').replaceAll(path, '');
      if (answer.status === 200 && new RegExp(`${hidden}[ -](?:draft|later|half)`, 'i').test(words))
        showing.push(path);
      if (words.includes('Viditel') || words.includes('/post/viditel')) seen.push(path);
    }
    expect(showing).toEqual([]);
    // The same words are found where they are published.
    expect(seen).toEqual(
      expect.arrayContaining(['/', '/feed.xml', '/atom.xml', '/feed.json', '/sitemap-posts-1.xml']),
    );
    expect(seen).not.toContain('/en/feed.xml');
    const map = await site.ask(site.hosts.blog, '/sitemap-posts-1.xml');
    expect(map.text).not.toContain('/en/post/viditel');
    expect((await site.ask(site.hosts.portfolio, '/')).text).not.toContain(hidden);
    expect((await site.ask(site.hosts.portfolio, '/resume.json')).text).not.toContain(hidden);
    const totalOf = async (path: string): Promise<unknown> =>
      (JSON.parse((await site.ask(site.hosts.blog, path)).text) as { total: number }).total;
    expect(await totalOf('/api/v1/search/?q=Viditel')).toBe(1);
    // The visible post has these words in a draft and in a pending change.
    for (const path of [...search, `/api/v1/posts/?q=${hidden}`, `/api/v1/posts/?q=${hidden}&tag=iot`])
      expect([path, await totalOf(path)]).toEqual([path, 0]);
    await site.stop();
  });

  test('control characters are removed from feeds, sitemaps and JSON files, too', async () => {
    const site = await startSite({ databaseUrl: await createMigrated() });
    const { db } = site.server.database;
    const nasty = 'Ti\u0001tle\u000B \u001Fhere\uFFFE';
    await db
      .updateTable('post_translations')
      .set({ title: nasty, summary: nasty, html: `<p>${nasty}</p>` })
      .execute();
    await db.updateTable('profile_translations').set({ name: nasty, headline: nasty }).execute();
    for (const path of ['/feed.xml', '/en/atom.xml', '/sitemap-posts-1.xml']) {
      const { text: xml } = await site.ask(site.hosts.blog, path);
      expect(unseen.test(xml), path).toBe(false);
      parseXml(xml);
    }
    for (const [host, path] of [
      [site.hosts.blog, '/feed.json'],
      [site.hosts.portfolio, '/resume.json'],
      [site.hosts.blog, '/manifest.webmanifest'],
    ] as const) {
      const { text: json } = await site.ask(host, path);
      expect(/\\u00[01]|\\b|\\f|\uFFFE/.test(json), path).toBe(false);
      expect(json, path).toContain('Title here');
    }
    await site.stop();
  });
});
