import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@janus-site/core';
import type { Schemas } from './contract/types.ts';
import { livePosts, storedTags } from './db/live.ts';
import type { Database } from './db/schema.ts';
import { writeContent } from './db/transaction.ts';
import { warmUpMarkdown } from './markdown/markdown.ts';
import type { MediaStorage } from './media/storage.ts';
import { storePicture } from './media/store.ts';
import { addEntry } from './routes/career/store.ts';
import { prepareExperience } from './routes/experiences/handlers.ts';
import { experienceStore } from './routes/experiences/store.ts';
import { insertPost, preparePost, type PreparedPost } from './routes/posts/create.ts';
import { createSeries } from './routes/posts/series/write.ts';
import { updateTag } from './routes/posts/tags/store.ts';
import { writeProfileTranslation } from './routes/profile/handlers.ts';
import { touchProfile } from './routes/profile/store.ts';
import { prepareProject } from './routes/projects/handlers.ts';
import { projectStore } from './routes/projects/store.ts';
import { addBlogSentences } from './routes/sample/blogSentences.ts';
import { noteSample } from './routes/sample/store.ts';
import { changeSite, type Site } from './routes/shared/siteSettings.ts';
import { readSamplePosts, type SamplePost } from './samplePosts.ts';
import { tagKey } from './search/stem.ts';

type ProfileTranslation = Schemas['ProfileTranslationUpdate'] & { language: Language };

interface Portfolio {
  /** The look of the site. It stays when the sample goes: an owner who removes texts does not expect another typeface. */
  site?: Pick<Site, 'typeface'>;
  profile?: Schemas['ProfileUpdate'] & { translations?: ProfileTranslation[] };
  /** `page` names the files of the long text. */
  projects?: (Schemas['ProjectCreate'] & { cover?: string; page?: string })[];
  experiences?: Schemas['ExperienceCreate'][];
  /** In display order. */
  career?: Schemas['CareerEntryCreate'][];
}

export interface SampleOptions {
  /** By default the sample shipped with the product. */
  folder?: string;
  /** The current time in milliseconds. */
  now?: number;
}

/** Fills an empty site, so that the first visit shows what it can be; everything in it can be edited and deleted. */
export async function installSample(
  db: Database,
  media: MediaStorage,
  { folder = fileURLToPath(new URL('../sample', import.meta.url)), now = Date.now() }: SampleOptions = {},
): Promise<void> {
  warmUpMarkdown();
  const by = { account: null, now };
  const picture = pictureStore(db, media);
  const portfolio = JSON.parse(await readFile(join(folder, 'portfolio.json'), 'utf8')) as Portfolio;
  const tagsFile = await readFile(join(folder, 'tags.json'), 'utf8').catch(() => '{}');
  const englishTags = JSON.parse(tagsFile) as Record<string, string>;
  const seriesFile = await readFile(join(folder, 'series.json'), 'utf8').catch(() => '[]');
  const series = JSON.parse(seriesFile) as Schemas['SeriesCreate'][];
  const inPictures = (name: string): Promise<string> => picture(join(folder, 'pictures', name));

  // The thread renders one text after another; meanwhile all pictures are encoded in parallel.
  const [projects, experiences, posts, photo] = await Promise.all([
    Promise.all(
      (portfolio.projects ?? []).map(async ({ cover, page, translations: texts = [], ...input }) => {
        const translations = page
          ? await withBodies(texts, join(folder, 'projects'), { page, picture })
          : texts;
        const prepared = await prepareProject(db, { ...input, translations }, by);
        if (cover) prepared.row.cover = await inPictures(cover);
        return prepared;
      }),
    ),
    Promise.all((portfolio.experiences ?? []).map((input) => prepareExperience(db, input, by))),
    preparePosts(db, await readSamplePosts(join(folder, 'posts'), now), { picture, now }),
    portfolio.profile?.photo ? inPictures(portfolio.profile.photo) : null,
  ]);

  const { translations = [], ...profile } = portfolio.profile ?? {};
  for (const { language, ...text } of translations) await writeProfileTranslation(db, language, text, by);
  await writeContent(db, async (trx) => {
    await touchProfile(trx, now, { ...profile, photo });
    await addBlogSentences(trx, now);
    await changeSite(trx, now, (site) => ({ ...portfolio.site, ...site }));
    // what is written last is shown first
    for (const project of projects.toReversed()) await projectStore.insert(trx, project, now);
    for (const experience of experiences.toReversed()) await experienceStore.insert(trx, experience, now);
    for (const entry of portfolio.career ?? []) await addEntry(trx, entry, { now, at: 'last' });
    for (const post of posts) await insertPost(trx, post);
    for (const one of series) await addSeries(trx, one, now);
    await nameTags(trx, englishTags, now);
    await noteSample(trx);
  });
}

/** Creates a series of the posts with the given slugs. */
async function addSeries(trx: Database, series: Schemas['SeriesCreate'], now: number): Promise<void> {
  const slugs = series.posts ?? [];
  const rows = await livePosts(trx).select(['posts.id', 'posts.slug']).where('slug', 'in', slugs).execute();
  const posts = slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []);
  await createSeries(trx, { ...series, posts }, now);
}

/** Adds English names to tags, which posts name in Russian. */
async function nameTags(
  trx: Database,
  english: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  for (const [russian, en] of Object.entries(english)) {
    const tag = await storedTags(trx).select('id').where('key', '=', tagKey(russian)).executeTakeFirst();
    if (tag) await updateTag(trx, tag.id, { names: { en } }, now);
  }
}

/** The texts, each with the body of `<page>.<language>.md` in the folder. */
function withBodies(
  texts: readonly Schemas['ProjectTranslationInput'][],
  folder: string,
  { page, picture }: { page: string; picture: PictureStore },
): Promise<Schemas['ProjectTranslationInput'][]> {
  return Promise.all(
    texts.map(async (text) => {
      const body = await readFile(join(folder, `${page}.${text.language}.md`), 'utf8');
      return { ...text, body: await withPictures(body, folder, picture) };
    }),
  );
}

type PictureStore = (path: string) => Promise<string>;

/** Stores each file once, however often it is used; returns its address. */
function pictureStore(db: Database, media: MediaStorage): PictureStore {
  const stored = new Map<string, Promise<string>>();
  return (path) => {
    const key = resolve(path);
    const found = stored.get(key) ?? store(key);
    stored.set(key, found);
    return found;
  };
  async function store(path: string): Promise<string> {
    return (await storePicture(db, media, await readFile(path), { name: basename(path) })).url;
  }
}

async function preparePosts(
  db: Database,
  posts: readonly SamplePost[],
  { picture, now }: { picture: PictureStore; now: number },
): Promise<PreparedPost[]> {
  const author = await db
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', 1)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return Promise.all(
    posts.map(async ({ folder, input }) => {
      const cover = input.cover ? await picture(join(folder, input.cover)) : null;
      const translations = await Promise.all(
        input.translations.map(async (text) =>
          Object.assign(text, { body: await withPictures(text.body ?? '', folder, picture) }),
        ),
      );
      const times = translations.map((text) => Date.parse(text.published_at ?? '') || now);
      const written = Math.min(now, ...times);
      return preparePost(
        db,
        { ...input, cover, translations },
        { authorId: author?.id ?? null, account: null, now: written },
      );
    }),
  );
}

const relativePicture = /(!\[[^\]]*\]\()(?![a-z]+:|\/)([^)\s]+)/g;

/** Replaces relative pictures of a text by the addresses under which they are stored. */
async function withPictures(body: string, folder: string, picture: PictureStore): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [, , path] of body.matchAll(relativePicture)) {
    if (path) addresses.set(path, await picture(join(folder, path)));
  }
  return body.replace(relativePicture, (whole: string, start: string, path: string) => {
    const address = addresses.get(path);
    return address ? start + address : whole;
  });
}
