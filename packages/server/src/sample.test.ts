import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from './media/openStorage.ts';
import { postsAbout } from './routes/projects/postsAbout.ts';
import { readSettings } from './routes/shared/siteSettings.ts';
import { installSample } from './sample.ts';
import { describeDatabases } from './testing/describeDatabases.ts';
import { testSettings } from './testing/testSettings.ts';

const now = Date.UTC(2025, 5, 1);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janus-sample-'));
  await mkdir(join(folder, 'pictures'));
  await mkdir(join(folder, 'posts', 'first'), { recursive: true });
  const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'pictures', 'a.png'), picture);
  await writeFile(join(folder, 'posts', 'first', 'b.png'), picture);
  await writeFile(
    join(folder, 'portfolio.json'),
    JSON.stringify({
      profile: {
        email: 'a@example.com',
        photo: 'a.png',
        translations: [{ language: 'ru', name: 'Имя', about: '**Я**' }],
      },
      projects: [{ cover: 'a.png', translations: [{ language: 'ru', title: 'Проект' }] }],
      experiences: [
        { start_date: '2020-01', translations: [{ language: 'ru', company: 'К', job_title: 'Р' }] },
      ],
    }),
  );
  await writeFile(
    join(folder, 'posts', 'first', 'ru.md'),
    '---\ntitle: Первый\nsummary: О нём\ntags: [iot]\nstatus: published\npublished_at: 2026-01-01T00:00:00Z\ncover: b.png\n---\n![Схема](b.png "Подпись")\n',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeDatabases('the sample', (databases) => {
  test('fills an empty site from its folder', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings();
    await installSample(db, openStorage(settings), { folder, now });
    const post = await db.selectFrom('posts').selectAll().executeTakeFirstOrThrow();
    expect(post.slug).toBe('first');
    // The machine's clock is behind the sample's dates: the post is dated yesterday.
    expect(post.published_at).toBe(now - 24 * 60 * 60 * 1000);
    const text = await db.selectFrom('post_translations').selectAll().executeTakeFirstOrThrow();
    expect(text.html).toContain(
      `<figure><img src="${post.cover ?? ''}" alt="Схема" width="1200" height="600"`,
    );
    expect(await db.selectFrom('media').select('id').execute()).toHaveLength(2);
    const profile = await db.selectFrom('profile').selectAll().executeTakeFirstOrThrow();
    const project = await db.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
    expect(profile.photo).toBe(project.cover);
    await close();
    remove();
  });
});

test('the sample of the product is complete and installed quickly', { timeout: 60_000 }, async () => {
  const { openSqlite } = await import('./db/open.ts');
  const { migrate } = await import('./db/migrate.ts');
  const { db, close } = openSqlite(':memory:');
  await migrate(db);
  const { settings, remove } = testSettings();
  const start = performance.now();
  await installSample(db, openStorage(settings));
  const took = performance.now() - start;
  expect((await readSettings(db)).typeface).toBe('literata');
  const posts = await db
    .selectFrom('posts')
    .select(['slug', 'published_at'])
    .where('page_face', 'is', null)
    .execute();
  expect(posts.length).toBeGreaterThan(10);
  expect(posts.every((post) => post.published_at !== null && post.published_at < Date.now())).toBe(true);
  const html = (await db.selectFrom('post_translations').select('html').execute())
    .map((row) => row.html)
    .join('');
  expect(html).not.toMatch(/src="(?!\/media\/)/);
  // Posts about projects link to pages that exist, and those pages list them.
  const linked = await db
    .selectFrom('project_links as link')
    .leftJoin('projects', 'projects.slug', 'link.slug')
    .select(['link.slug', 'projects.id'])
    .execute();
  expect(linked.filter(({ id }) => id === null)).toEqual([]);
  const listed = await Promise.all(
    [...new Set(linked.flatMap(({ id }) => id ?? []))].map((id) =>
      postsAbout(db, id, { now: Date.now(), hosts: settings.hosts }),
    ),
  );
  expect(listed.map((about) => about.length).toSorted()).toEqual([1, 1, 2]);
  const tags = await db.selectFrom('tags').select(['name_ru', 'name_en']).execute();
  expect(tags.filter((tag) => tag.name_ru === null || tag.name_en === null)).toEqual([]);
  const translations = await db
    .selectFrom('project_translations')
    .selectAll()
    .where('body_html', '!=', '')
    .execute();
  expect(translations.map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'ru', 'ru']);
  for (const text of translations)
    for (const field of ['outcome', 'role', 'team'] as const) expect(text[field]).not.toBe('');
  // A case states what was decided and at what price, and shows the result.
  for (const { title, body_html: body } of translations) {
    expect([title, body.match(/<div class="callout callout-decision">/g)?.length]).toEqual([title, 3]);
    expect([title, body.match(/<dt>(?:Цена|Price)<\/dt>/g)?.length]).toEqual([title, 3]);
    const [compared = ''] = /<figure class="before-after">.*<\/figure>/s.exec(body) ?? [];
    expect([
      title,
      compared.match(/<img src="\/media\/[^>]* alt="[^"]+" width="1200" height="750"/g)?.length,
    ]).toEqual([title, 2]);
    const shown = [...body.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address);
    expect([title, new Set(shown).size]).toEqual([title, shown.length]);
  }
  // One case has a gallery: three pictures in a row, of one height, each with alternative text and a caption.
  const galleries = translations.flatMap(({ language, body_html: body }) => {
    const [gallery] = /<div class="gallery">.*?<\/div>\s*<\/div>/s.exec(body) ?? [];
    return gallery === undefined ? [] : [{ language, gallery }];
  });
  expect(galleries.map(({ language }) => language).toSorted()).toEqual(['en', 'ru']);
  for (const { gallery } of galleries) {
    const pictures = gallery.match(
      /<figure><img src="\/media\/[^>]* alt="[^"]+" width="\d+" height="800"[^>]*><figcaption>[^<]+<\/figcaption>/g,
    );
    expect(pictures).toHaveLength(3);
    expect(gallery.match(/class="gallery-row"/g)).toHaveLength(1);
  }
  // Three seconds on an idle machine; the bound leaves room for a loaded one.
  expect(took).toBeLessThan(20_000);
  console.info(`sample: ${Math.round(took)} ms`);
  await close();
  remove();
});

test('the sample’s texts about its person count no years, which would go stale, and start with the first job', async () => {
  const portfolio = JSON.parse(
    await readFile(new URL('../sample/portfolio.json', import.meta.url), 'utf8'),
  ) as {
    profile: { translations: { about: string; availability: string }[] };
    experiences: { start_date: string }[];
    career: { section: string; fields: { level?: { ru: string; en: string } } }[];
  };
  const [first = ''] = portfolio.experiences.map((job) => job.start_date.slice(0, 4)).toSorted();
  const { translations } = portfolio.profile;
  const levels = portfolio.career
    .filter(({ section }) => section === 'skills')
    .flatMap(({ fields: { level } }) => (level ? [level.ru, level.en] : []));
  const texts = [...translations.flatMap(({ about, availability }) => [about, availability]), ...levels];
  for (const text of texts) {
    expect(text).not.toMatch(/(?:[\dа-яё]+|[a-z]+) (?:лет|years?)(?![\p{L}])/iu);
    for (const [, year = ''] of text.matchAll(/(?:с|since) (\d{4})/giu))
      expect(Number(year)).toBeGreaterThanOrEqual(Number(first));
  }
  for (const { about } of translations) expect(about).toMatch(new RegExp(`(?:С|Since) ${first}\\b`));
});
