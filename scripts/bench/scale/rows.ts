import { randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/server/src/db/schema.ts';
import { panelTextOf } from '../../../packages/server/src/search/indexMessage.ts';
import { addPostsToSearch, type FoundPost } from '../../../packages/server/src/search/indexPost.ts';
import { freeSlugOf, insertTag } from '../../../packages/server/src/routes/posts/tags/writeTags.ts';
import type { FoundTag } from '../../../packages/server/src/search/foundTags.ts';
import { namesOfWord, tagSlugOf } from '../../../packages/server/src/search/tagWords.ts';
import { tagKey } from '../../../packages/server/src/search/stem.ts';
import { addPanelTexts } from '../../../packages/server/src/search/panelIndex.ts';
import type { MadePost } from './texts.ts';
import { rareWord } from './texts.ts';

const titleOf = (post: MadePost): string => `Заметка ${rareWord(post.number)} о датчиках`;

function publishedAt({ texts }: MadePost): number | null {
  const times = texts.flatMap((text) => text.published_at ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

const sortAt = (post: MadePost): number => publishedAt(post) ?? post.createdAt;

async function insertTags(trx: Database, names: readonly string[]): Promise<void> {
  const present = await trx.selectFrom('tag_words').select('word').execute();
  const words = new Set(present.map(({ word }) => word));
  for (const name of names) {
    const key = tagKey(name);
    if (words.has(key)) continue;
    words.add(key);
    await insertTag(trx, { key, slug: await freeSlugOf(trx, tagSlugOf(name)), ...namesOfWord(name) }, 0);
  }
}

const textOf = (post: MadePost, language: 'ru' | 'en') =>
  post.texts.find((text) => text.language === language);
const flagOf = (post: MadePost, language: 'ru' | 'en') =>
  textOf(post, language) ? (1 as const) : (0 as const);
const timeOf = (post: MadePost, language: 'ru' | 'en') => textOf(post, language)?.published_at ?? null;

async function insertPosts(trx: Database, made: readonly MadePost[]): Promise<void> {
  const posts = made.map((post) => ({
    id: post.id,
    slug: post.slug,
    cover: null,
    is_unlisted: 0 as const,
    page_face: null,
    is_in_menu: 0 as const,
    is_pinned: 0 as const,
    canonical_url: null,
    author_id: null,
    original_language: 'ru' as const,
    published_at: publishedAt(post),
    sort_at: sortAt(post),
    created_at: post.createdAt,
    updated_at: post.createdAt,
    last_published_at: publishedAt(post),
    has_draft: publishedAt(post) === null ? (1 as const) : (0 as const),
    has_ru: flagOf(post, 'ru'),
    has_en: flagOf(post, 'en'),
    ru_published_at: timeOf(post, 'ru'),
    en_published_at: timeOf(post, 'en'),
    is_outdated: 0 as const,
    deleted_at: null,
    deleted_slug: null,
  }));
  await trx.insertInto('posts').values(posts).execute();
  const tags = made.flatMap((post) =>
    [...new Set(post.tags)].map((name, position) => ({
      post_id: post.id,
      position,
      name,
      name_key: tagKey(name),
      sort_at: sortAt(post),
    })),
  );
  await insertTags(trx, [...new Set(tags.map(({ name }) => name))]);
  await trx.insertInto('post_tags').values(tags).execute();
}

async function insertTexts(trx: Database, made: readonly MadePost[]): Promise<void> {
  const texts = made.flatMap((post) =>
    post.texts.map(({ language, published_at, variant }) => ({ post, language, published_at, variant })),
  );
  const rows = texts.map(({ post, language, published_at, variant }) => ({
    post_id: post.id,
    language,
    status: published_at === null ? ('draft' as const) : ('published' as const),
    published_at,
    title: titleOf(post),
    summary: 'Коротко',
    reading_minutes: variant.reading_minutes,
    updated_at: post.createdAt,
    revision: 1,
    text_revision: 1,
    source_revision: language === 'ru' ? null : 1,
    body: variant.body,
    html: variant.html,
    contents: variant.contents,
  }));
  await trx.insertInto('post_translations').values(rows).execute();
  const revisions = texts.map(({ post, language, variant, published_at }) => ({
    post_id: post.id,
    language,
    revision: 1,
    status: published_at === null ? ('draft' as const) : ('published' as const),
    was_public: 0 as const,
    author_id: null,
    begun_at: post.createdAt,
    created_at: post.createdAt,
    characters: variant.body.length,
    name: '',
    title: titleOf(post),
    summary: 'Коротко',
    body: variant.body,
  }));
  await trx.insertInto('post_revisions').values(revisions).execute();
}

const foundTagOf = (name: string): FoundTag => ({
  ...namesOfWord(name),
  words: [tagKey(name), tagSlugOf(name)],
});

function foundPostOf(post: MadePost): FoundPost {
  const translations = post.texts.map(({ language, published_at, variant }) => ({
    language,
    status: published_at === null ? ('draft' as const) : ('published' as const),
    published_at,
    title: titleOf(post),
    summary: 'Коротко',
    html: variant.html,
  }));
  const { id, slug, tags } = post;
  const place = {
    id,
    slug,
    sort_at: sortAt(post),
    is_unlisted: 0 as const,
    page_face: null,
    deleted_at: null,
  };
  return { post: place, translations, pending: [], tags: tags.map(foundTagOf) };
}

/** Inserts posts with all dependent rows, several hundred per statement. */
export async function insertMade(trx: Database, made: readonly MadePost[]): Promise<void> {
  await insertPosts(trx, made);
  await insertTexts(trx, made);
  await addPostsToSearch(trx, made.map(foundPostOf));
}

/** Inserts messages like years of spam, each with a word of its own; one in twenty was kept. */
export async function insertMessages(
  trx: Database,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const messages = Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return {
      id: randomUUID(),
      name: 'Анна',
      message: `Вопрос о датчиках ${rareWord(number)}: `.padEnd(300, 'где взять прошивку и плату? '),
      email: `visitor${number}@example.com`,
      telegram: null,
      language: 'ru' as const,
      face: 'blog' as const,
      created_at: Date.UTC(2024, 0, 1) + number * 60_000,
      read_at: null,
      answered_at: null,
      replies: '[]',
      state: number % 20 === 0 ? ('inbox' as const) : ('spam' as const),
      deleted_at: null,
    };
  });
  await trx.insertInto('messages').values(messages).execute();
  await addPanelTexts(trx, messages.map(panelTextOf));
}

/** More are in no list. */
const mostSeries = 500;

/** Inserts a series of these posts, unless there are enough. */
export async function insertSeries(trx: Database, number: number, made: readonly MadePost[]): Promise<void> {
  if (number >= mostSeries) return;
  const id = randomUUID();
  const names = { title_ru: `Серия ${number}`, title_en: `Series ${number}` };
  const times = { created_at: number, updated_at: number };
  const descriptions = { description_ru: '', description_en: '' };
  await trx
    .insertInto('series')
    .values({ id, slug: `series-${number}`, ...names, ...descriptions, ...times })
    .execute();
  const parts = made.map((post, position) => ({ post_id: post.id, series_id: id, position }));
  await trx.insertInto('series_posts').values(parts).execute();
}
