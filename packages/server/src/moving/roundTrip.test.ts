import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { careerSections } from '@janus-site/core';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { livePosts } from '../db/live.ts';
import { inTransaction, writeContent } from '../db/transaction.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { storeRaster } from '../media/logo/storeRaster.ts';
import { storePdf, storeUpload } from '../media/store.ts';
import { insertPost, preparePost } from '../routes/posts/create.ts';
import { createSeries, updateSeries } from '../routes/posts/series/write.ts';
import { listTags, mergeTag, updateTag } from '../routes/posts/tags/store.ts';
import { keepFormerSlug } from '../routes/posts/slugs.ts';
import { addEntry, listCareer } from '../routes/career/store.ts';
import { noLink } from '../routes/cvVersions/link.ts';
import { addVersion, listVersions } from '../routes/cvVersions/store.ts';
import { prepareExperience } from '../routes/experiences/handlers.ts';
import { experienceStore } from '../routes/experiences/store.ts';
import { writeProfileTranslation } from '../routes/profile/handlers.ts';
import { touchProfile } from '../routes/profile/store.ts';
import { prepareProject } from '../routes/projects/handlers.ts';
import { projectSlugs } from '../routes/shared/projectSlugs.ts';
import { wholeView } from '../routes/shared/view.ts';
import { projectStore } from '../routes/projects/store.ts';
import { changeSite } from '../routes/shared/siteSettings.ts';
import { getSite } from '../routes/site/store.ts';
import { writeOwnSynonyms } from '../search/ownSynonyms.ts';
import { describeDatabase, describeDatabases, type TestDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { addRedirect } from '../routes/redirects/store.ts';
import { exportSite } from './export/exportSite.ts';
import { importSite } from './import/importSite.ts';

const now = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;

async function openSite(databases: TestDatabases) {
  const { db, close } = await databases.open();
  const { settings, remove } = testSettings();
  const media = createFolderStorage(settings.mediaFolder);
  return {
    folder: settings.dataFolder,
    source: { db, media, settings, now, record: async () => undefined },
    async close() {
      await close();
      remove();
    },
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** Every file of a folder, with its bytes. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(files.map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]));
}

const visible = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => `${text.replace(/[\p{C}]/gu, '')}x`);
const hardLines = [
  '---',
  '',
  '- a: b',
  '\ttab',
  'trailing  ',
  '```\n{{< x >}}\n```',
  'Ёж «в» тумане',
  '"\'\\',
  '\r',
  '#',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...hardLines), visible), { maxLength: 6 })
  .map((lines) => lines.join('\n'));
const time = fc.integer({ min: -2000, max: 100 }).map((days) => new Date(now + days * day).toISOString());
const text = fc.record({
  title: visible,
  summary: words,
  body: words,
  isDraft: fc.boolean(),
  published_at: time,
  hasPicture: fc.boolean(),
});
const post = fc.record({
  ru: text,
  en: fc.option(text),
  isEnglishFirst: fc.boolean(),
  tags: fc.array(visible, { maxLength: 3 }),
  is_unlisted: fc.boolean(),
  is_pinned: fc.boolean(),
  page_face: fc.constantFrom(null, null, 'blog' as const, 'portfolio' as const),
  is_in_menu: fc.boolean(),
  canonical_url: fc.constantFrom(null, 'https://example.com/a?b=c#d'),
  hasCover: fc.boolean(),
});
const said = fc.record({ ru: fc.option(visible), en: visible });
/** In the form of the contract: a missing language is left out. */
const bilingual = <T>({ ru, en }: { ru: T | null; en: T }): { ru?: T; en: T } => ({ en, ...(ru && { ru }) });
const entry = fc.record({
  title: said,
  organisation: said,
  level: said,
  summary: said,
  keywords: fc.array(visible, { minLength: 1, maxLength: 3 }),
  start: fc.constantFrom('2001-02', '2020-12-31'),
});
const site = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 3 }),
  posts: fc.array(post, { minLength: 1, maxLength: 4 }),
  card: text,
  tag: fc.record({ ru: fc.option(visible), en: visible, about: words }),
});

type RandomSite = typeof site extends fc.Arbitrary<infer Value> ? Value : never;

async function addPosts({ source: { db } }: Site, { posts }: RandomSite, picture: string): Promise<void> {
  for (const [at, each] of posts.entries()) {
    const translations = (['ru', 'en'] as const).flatMap((language): Schemas['PostTranslationInput'][] => {
      const text = each[language];
      if (!text) return [];
      const { title, summary, isDraft, published_at } = text;
      const body = text.hasPicture ? `${text.body}\n![words](${picture} "x")\n\`${picture}\`` : text.body;
      return [{ language, title, summary, body, status: isDraft ? 'draft' : 'published', published_at }];
    });
    if (each.isEnglishFirst) translations.reverse();
    const { tags, page_face, is_in_menu, is_unlisted, is_pinned, canonical_url } = each;
    const cover = each.hasCover ? picture : null;
    const place = { page_face, is_in_menu };
    const input = {
      slug: `post-${at}`,
      ...place,
      tags,
      is_unlisted,
      is_pinned,
      canonical_url,
      cover,
      translations,
    };
    const prepared = await preparePost(db, input, { authorId: null, account: null, now });
    await writeContent(db, async (trx) => {
      await insertPost(trx, prepared);
      await keepFormerSlug(trx, prepared.id, `former-${at}`);
      const from = `/old/${at}`;
      await addRedirect(
        trx,
        { face: 'blog', from: `${from}.html`, to: `/post/post-${at}`, by: 'import' },
        { now },
      );
      const elsewhere = {
        face: 'portfolio',
        from: `${from}/talk`,
        to: 'https://example.org/?a=1#b',
      } as const;
      await addRedirect(trx, { ...elsewhere, by: 'hand' }, { now });
    });
  }
}

/** Renames a tag, describes it, and gives it the words of another one. */
async function changeTags({ source: { db } }: Site, { tag: { ru, en, about } }: RandomSite): Promise<void> {
  const { items } = await listTags(db, now);
  const [one, other] = items;
  if (!one) return;
  const change = { names: { ru, en }, descriptions: { ru: about, en: 'About' } };
  await writeContent(db, async (trx) => {
    await updateTag(trx, one.id, change, now);
    if (other) await mergeTag(trx, { id: other.id, into: one.id }, now);
  });
}

/** Adds a series of two or more parts, not in order of time, with a former slug. */
async function addSeries({ source: { db } }: Site, { tag: { ru, en, about } }: RandomSite): Promise<void> {
  const posts = await livePosts(db)
    .select('id')
    .where('page_face', 'is', null)
    .orderBy('slug', 'desc')
    .execute();
  await writeContent(db, async (trx) => {
    const titles = { ru: ru ?? 'Серия', en };
    const input = { titles, descriptions: { ru: about }, posts: posts.map(({ id }) => id) };
    const { id } = await createSeries(trx, { slug: 'old-series', ...input }, now);
    await updateSeries(trx, id, { slug: 'series' }, now);
    await createSeries(trx, { slug: 'empty', titles: { en } }, now);
  });
}

/** Adds entries to each section, swapping the order of some. */
async function addCareer({ source: { db } }: Site, { entries }: RandomSite): Promise<void> {
  for (const { title, organisation, level, summary, keywords, start } of entries) {
    const all: Schemas['CareerFields'] = {
      url: 'https://example.com/a?b=c#d',
      keywords: { en: keywords, ru: keywords.toReversed() },
      end: '2021-01',
      start,
      summary: bilingual(summary),
      level: bilingual(level),
      organisation: bilingual(organisation),
      title: bilingual(title),
    };
    await writeContent(db, async (trx) => {
      for (const section of careerSections) {
        const own = section.fields.map(({ name }) => [name, all[name]]);
        const fields = Object.fromEntries(own) as Schemas['CareerFields'];
        await addEntry(trx, { section: section.name, fields }, { now });
      }
    });
  }
}

/** Adds CV versions: with some entries in another order, with everything, and with deleted items. */
async function addVersions({ source: { db } }: Site, { card }: RandomSite): Promise<void> {
  const entries = await listCareer(db);
  const ids = (section: string) => entries.filter((one) => one.section === section).map(({ id }) => id);
  const { items: jobs } = await experienceStore.list(db, { limit: 9, publishedOnly: false, view: wholeView });
  const selection = {
    skills: ids('skills').toReversed(),
    awards: ids('awards').slice(1),
    experiences: jobs.map(({ id }) => id),
    projects: [randomUUID()],
  };
  const texts = { en: { headline: card.title }, ru: { summary: `${card.body}x` } };
  await inTransaction(db, async (trx) => {
    await addVersion(
      trx,
      { name: 'Bank', design: 'columns', file_name: card.title, texts, selection },
      { now, link: noLink() },
    );
    await addVersion(trx, { name: 'Завод', design: 'classic' }, { now, link: noLink() });
  });
}

async function fill(target: Site, random: RandomSite): Promise<void> {
  const { db, media } = target.source;
  const by = { account: null, now };
  const pixels = { create: { width: 40, height: 30, channels: 3, background: '#336699' } } as const;
  const bytes = await sharp(pixels).png().toBuffer();
  const alts = { ru: random.card.summary, en: 'Blue: "a"' };
  const picture = (await storeUpload(db, media, bytes, { name: 'Фото 1.png', alts })).url;
  await addPosts(target, random, picture);
  await writeContent(db, (trx) => writeOwnSynonyms(trx, [['ESP32', 'контроллер']]));
  await changeTags(target, random);
  await addSeries(target, random);
  await addCareer(target, random);
  const { title, summary, body } = random.card;
  for (const is_published of [true, false]) {
    const page = { body: `${body}\n![page](${picture})`, outcome: title, role: title, team: title };
    const translations = [
      { language: 'ru', title, summary, description: `${body}\n${picture}`, ...page },
    ] as const;
    const project = await prepareProject(db, { is_published, translations: [...translations] }, by);
    project.row.cover = picture;
    await writeContent(db, async (trx) => {
      await projectStore.insert(trx, project, now);
      await projectSlugs.keepFormerSlug(trx, project.row.id, `former-${is_published}`);
    });
  }
  const job = { language: 'en', company: title, job_title: title, description: body } as const;
  const experience = await prepareExperience(db, { start_date: '2020-02', translations: [job] }, by);
  await writeContent(db, (trx) => experienceStore.insert(trx, experience, now));
  await addVersions(target, random);
  await writeProfileTranslation(
    db,
    'ru',
    {
      name: title,
      headline: summary.slice(0, 200),
      availability: title.slice(0, 200),
      answer_time: summary.slice(0, 200),
      about: body,
    },
    by,
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const { url } = await storeUpload(db, media, Buffer.from(drawing), { name: 'logo.svg' });
  const logo = { picture: url, raster: await storeRaster(db, media, { picture: url }) };
  const cv = await storePdf(db, media, Buffer.from('%PDF-1.7\n%%EOF\n'));
  await writeContent(db, async (trx) => {
    await trx.updateTable('profile_translations').set({ cv }).execute();
    await touchProfile(trx, now, { photo: picture, email: 'a@example.com' });
    await changeSite(trx, now, () => ({
      ru: { blog_name: title },
      blog_accent: '#112233',
      theme: 'dark',
      typeface: 'literata',
      corners: 'round',
      home: ['experience'],
      blog_home: ['topics', 'newest'],
      folds_other_posts: true,
      menus: { blog: [{ item: 'portfolio', is_hidden: true, names: { ru: title.slice(0, 40) } }] },
      logo,
    }));
  });
}

describeDatabase('sqlite', 'a moved site', (databases) => {
  test(
    'is identical after export and import, and a second import changes nothing',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(site, async (random) => {
          const from = await openSite(databases);
          const to = await openSite(databases);
          try {
            await fill(from, random);
            await exportSite(from.source, join(from.folder, 'out'));
            const lines = await importSite(to.source, join(from.folder, 'out'), {
              isDryRun: false,
              workFolder: tmpdir(),
            });
            expect(lines.filter(({ outcome }) => outcome !== 'taken')).toEqual([]);
            await exportSite(to.source, join(to.folder, 'out'));
            const before = filesOf(join(from.folder, 'out'));
            expect(Object.keys(before)).toContain('/media.yaml');
            expect(Object.keys(before)).toContain('/cv-versions.yaml');
            const links = async ({ source }: Site) =>
              (await listVersions(source.db)).map(({ link }) => link.link_hash);
            expect(new Set([...(await links(from)), ...(await links(to))]).size).toBe(4);
            expect(filesOf(join(to.folder, 'out'))).toEqual(before);
            const { logo } = await getSite(to.source.db);
            expect(logo).toMatchObject({ raster: expect.stringMatching(/^\/media\/.+\.webp$/) as string });
            const media = filesOf(to.source.settings.mediaFolder);
            const again = await importSite(to.source, join(from.folder, 'out'), {
              isDryRun: false,
              workFolder: tmpdir(),
            });
            expect(again.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
            expect(filesOf(to.source.settings.mediaFolder)).toEqual(media);
          } finally {
            await from.close();
            await to.close();
          }
        }),
        { seed: 26, numRuns: 3 },
      );
    },
  );

  test('an imported bilingual series has both titles, and survives an export unchanged', async () => {
    const [from, to] = [await openSite(databases), await openSite(databases)];
    const write = (path: string, content: string): void => {
      mkdirSync(join(from.folder, 'in/content/p'), { recursive: true });
      writeFileSync(join(from.folder, 'in', path), content);
    };
    write('hugo.toml', '');
    write('content/p/a.ru.md', '---\ntitle: А\ndate: 2024-01-01\nseries: Умный дом\n---\nслова\n');
    write('content/p/b.ru.md', '---\ntitle: Б\ndate: 2024-01-02\nseries: Умный дом\n---\nслова\n');
    write('content/p/b.en.md', '---\ntitle: B\ndate: 2024-01-02\nseries: Smart home\n---\nwords\n');
    write('content/p/c.en.md', '---\ntitle: C\ndate: 2024-01-03\nseries: Smart home\n---\nwords\n');
    write('content/p/c.de.md', '---\ntitle: C\ndate: 2024-01-03\nseries: Das Haus\n---\nWorte\n');
    await importSite(from.source, join(from.folder, 'in'), { isDryRun: false, workFolder: tmpdir() });
    await exportSite(from.source, join(from.folder, 'out'));
    const before = filesOf(join(from.folder, 'out'));
    expect(Buffer.from(before['/series.yaml'] ?? '', 'base64').toString()).toBe(
      '- slug: umnyy-dom\n  ru: Умный дом\n  en: Smart home\n',
    );
    await importSite(to.source, join(from.folder, 'out'), { isDryRun: false, workFolder: tmpdir() });
    await exportSite(to.source, join(to.folder, 'out'));
    expect(filesOf(join(to.folder, 'out'))).toEqual(before);
    await from.close();
    await to.close();
  });

  test('a translation that is behind its original stays behind', async () => {
    const [from, to] = [await openSite(databases), await openSite(databases)];
    const translations = (['ru', 'en'] as const).map((language) => ({
      language,
      title: 'x',
      summary: '',
      body: 'x',
      status: 'published' as const,
      published_at: new Date(now - day).toISOString(),
    }));
    const by = { authorId: null, account: null, now };
    for (const [slug, outdated] of [
      ['behind', ['en']],
      ['current', []],
    ] as const) {
      const prepared = await preparePost(from.source.db, { slug, translations }, by);
      await writeContent(from.source.db, (trx) => insertPost(trx, { ...prepared, outdated }));
    }
    await exportSite(from.source, join(from.folder, 'out'));
    await importSite(to.source, join(from.folder, 'out'), { isDryRun: false, workFolder: tmpdir() });
    const rows = livePosts(to.source.db).select(['slug', 'is_outdated']).orderBy('slug');
    expect(await rows.execute()).toEqual([
      { slug: 'behind', is_outdated: 1 },
      { slug: 'current', is_outdated: 0 },
    ]);
    await from.close();
    await to.close();
  });

  test('a dry run writes nothing, and reports what would be imported', async () => {
    const from = await openSite(databases);
    const to = await openSite(databases);
    await fill(from, fc.sample(site, { seed: 1, numRuns: 1 })[0] as RandomSite);
    await exportSite(from.source, join(from.folder, 'out'));
    const lines = await importSite(to.source, join(from.folder, 'out'), {
      isDryRun: true,
      workFolder: tmpdir(),
    });
    expect(new Set(lines.map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
    for (const table of ['posts', 'projects', 'experiences', 'media', 'profile_translations'] as const)
      expect(await to.source.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await from.close();
    await to.close();
  });
});

describeDatabases('the export folder', (databases) => {
  test('is refused if it holds anything but an export, and keeps files that are not part of one', async () => {
    const target = await openSite(databases);
    const out = join(target.folder, 'out');
    mkdirSync(join(out, 'posts/gone'), { recursive: true });
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    await expect(exportSite(target.source, out)).rejects.toThrow('not empty and holds no export');
    writeFileSync(join(out, 'site.yaml'), 'janus: 1\n');
    writeFileSync(join(out, 'posts/gone/ru.md'), 'left by an earlier one');
    writeFileSync(join(out, 'posts/gone/notes.txt'), 'mine');
    await exportSite(target.source, out);
    expect(Object.keys(filesOf(out))).toEqual(['/posts/gone/notes.txt', '/site.yaml', '/thesis.txt']);
    await target.close();
  });

  test('has messages only if requested', async () => {
    const target = await openSite(databases);
    await target.source.db
      .insertInto('messages')
      .values({
        id: 'm',
        name: 'Anna',
        message: 'Hi',
        email: null,
        telegram: null,
        language: 'en',
        face: 'blog',
        created_at: now,
        read_at: null,
        answered_at: null,
        replies: '[]',
        state: 'inbox',
        deleted_at: null,
      })
      .execute();
    const out = join(target.folder, 'out');
    await exportSite(target.source, out, { withMessages: true });
    expect(readFileSync(join(out, 'messages.json'), 'utf8')).toContain('"name": "Anna"');
    await exportSite(target.source, out);
    expect(Object.keys(filesOf(out))).toEqual(['/site.yaml']);
    await target.close();
  });
});

describeDatabase('sqlite', 'a hostile export', (databases) => {
  test('is refused item by item with a message, and the rest is imported', async () => {
    const target = await openSite(databases);
    const at = join(target.folder, 'in');
    const write = (path: string, content: string | Buffer): void => {
      mkdirSync(join(at, path, '..'), { recursive: true });
      writeFileSync(join(at, path), content);
    };
    write('../secret-12345678.webp', 'secret');
    write('site.yaml', 'janus: 1\nsettings: &a { x: *a }\n');
    write('media.yaml', `- { file: a-12345678.webp, ru: ${'а'.repeat(501)} }\n- 7\n`);
    write('posts/good/ru.md', '---\ntitle: Good\nstatus: published\n---\n\ntext\n');
    write('posts/cover/ru.md', '---\ntitle: Cover\ncover: ../../../secret-12345678.webp\n---\n\n');
    write('posts/list/ru.md', '---\ntitle: [a]\n---\n\n');
    write('posts/broken/ru.md', '---\ntitle: a\nb: [\n---\n\n');
    write('posts/bad slug/ru.md', '---\ntitle: a\n---\n\n');
    write('posts/encoding/ru.md', Buffer.from([0xff, 0xfe, 0x41]));
    write('posts/picture/ru.md', '---\ntitle: a\ncover: a-12345678.webp\n---\n\n');
    write('posts/picture/a-12345678.webp', 'no picture');
    symlinkSync('/etc/passwd', join(at, 'posts/good/passwd.md'));
    const lines = await importSite(target.source, at, { isDryRun: false, workFolder: tmpdir() });
    const outcomes = Object.fromEntries(lines.map(({ item, outcome }) => [item, outcome]));
    const { 'posts/good': good, ...others } = outcomes;
    expect(good).toBe('taken');
    expect(new Set(Object.values(others))).toEqual(new Set(['refused']));
    expect(Object.keys(others)).toHaveLength(10);
    expect(
      lines.every(
        ({ outcome, notes }) => outcome !== 'refused' || notes.every(({ text: why }) => why.length > 10),
      ),
    ).toBe(true);
    expect(lines.find(({ item }) => item === 'posts/broken')?.notes[0]).toMatchObject({ line: 4 });
    await target.close();
  });

  test.each<[string, string, RegExp, number]>([
    ['is not a list', 'section: skills\ntitle: { en: Go }\n', /no list of entries/, 0],
    [
      'has too many entries',
      '- { section: skills, title: { en: Go } }\n'.repeat(2000),
      /2000 entries; the most is/,
      0,
    ],
    [
      'has too many entries of a section',
      '- { section: skills, title: { en: Go } }\n'.repeat(101),
      /at most 100/,
      100,
    ],
    ['has no section', '- { title: { en: Go } }\n- 7\n- null\n- [a]\n', /section/, 0],
    ['has an unknown section', '- { section: __proto__, title: { en: Go } }\n', /section/, 0],
    [
      'has a field of another section',
      '- { section: skills, title: { en: Go }, url: https://a.example }\n',
      /no such field/,
      0,
    ],
    ['has wrong types', '- { section: skills, title: 7, keywords: { en: go } }\n', /title/, 0],
    ['has a text above the limit', `- { section: skills, title: { en: ${'a'.repeat(301)} } }\n`, /title/, 0],
    ['has an invalid date', '- { section: awards, title: { en: A }, start: 2020-02-31 }\n', /start/, 0],
    [
      'ends before it begins',
      '- { section: volunteer, organisation: { en: A }, start: 2020-02, end: 2019-01 }\n',
      /end/,
      0,
    ],
    [
      'has a javascript: address',
      '- { section: certificates, title: { en: A }, url: "javascript:1" }\n',
      /url/,
      0,
    ],
    [
      'attempts prototype pollution',
      '- { section: skills, __proto__: { title: { en: Go } } }\n',
      /title|__proto__/,
      0,
    ],
    ['has YAML aliases', '- &a { section: skills, title: { en: Go } }\n- *a\n', /aliases/, 0],
  ])('a career.yaml that %s is refused with a message', async (_, yaml, reason, count) => {
    const target = await openSite(databases);
    const at = join(target.folder, 'in');
    mkdirSync(at);
    writeFileSync(join(at, 'site.yaml'), 'janus: 1\n');
    writeFileSync(join(at, 'career.yaml'), yaml);
    const lines = await importSite(target.source, at, { isDryRun: false, workFolder: tmpdir() });
    const notes = lines.filter(({ outcome }) => outcome === 'refused').flatMap(({ notes }) => notes);
    expect(notes.map(({ text: why }) => why).join('\n')).toMatch(reason);
    expect(await listCareer(target.source.db)).toHaveLength(count);
    expect(({} as { title?: unknown }).title).toBeUndefined();
    await target.close();
  });

  test('above the limits is refused before it is read', async () => {
    const target = await openSite(databases);
    const at = join(target.folder, 'in');
    mkdirSync(join(at, 'a/b/c'), { recursive: true });
    writeFileSync(join(at, 'a/b/c/x.md'), 'x'.repeat(100));
    writeFileSync(join(at, 'y.md'), 'y');
    const limits = { files: 10, bytes: 1000, depth: 5, text: 100, medium: 100, document: 100 };
    const run = (more: object) =>
      importSite(target.source, at, { isDryRun: true, workFolder: tmpdir(), limits: { ...limits, ...more } });
    await expect(run({ bytes: 50 })).rejects.toThrow('MB together');
    await expect(run({ files: 1 })).rejects.toThrow('more than 1 files');
    await expect(run({ depth: 2 })).rejects.toThrow('more than 2 folders deep');
    await target.close();
  });
});
