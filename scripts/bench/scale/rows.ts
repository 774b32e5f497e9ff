import { sql } from 'kysely';
import type { Database } from '../../../packages/server/src/db/schema.ts';
import { engineOf } from '../../../packages/server/src/db/transaction.ts';
import { tagKey } from '../../../packages/server/src/routes/posts/tags.ts';
import { searchKey } from '../../../packages/server/src/routes/posts/texts.ts';
import { stemsOf } from '../../../packages/server/src/search/stem.ts';
import type { MadePost } from './texts.ts';
import { rareWord } from './texts.ts';

const titleOf = (post: MadePost): string => `Заметка ${rareWord(post.number)} о датчиках`;

function publishedAt({ texts }: MadePost): number | null {
  const times = texts.flatMap((text) => text.published_at ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

const sortAt = (post: MadePost): number => publishedAt(post) ?? post.createdAt;

async function insertPosts(trx: Database, made: readonly MadePost[]): Promise<void> {
  const posts = made.map((post) => ({
    id: post.id,
    slug: post.slug,
    cover: null,
    author_id: null,
    original_language: 'ru' as const,
    published_at: publishedAt(post),
    sort_at: sortAt(post),
    created_at: post.createdAt,
    updated_at: post.createdAt,
    last_published_at: publishedAt(post),
    has_draft: publishedAt(post) === null ? (1 as const) : (0 as const),
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
    search_key: searchKey({ title: titleOf(post), summary: 'Коротко' }),
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
    title: titleOf(post),
    summary: 'Коротко',
    body: variant.body,
  }));
  await trx.insertInto('post_revisions').values(revisions).execute();
}

async function insertDocuments(trx: Database, made: readonly MadePost[]): Promise<void> {
  const found = made.flatMap((post) =>
    post.texts
      .filter(({ published_at }) => published_at !== null)
      .map(({ language, published_at, variant }) => ({ post, language, published_at, variant })),
  );
  if (found.length === 0) return;
  const numbers = await trx
    .insertInto('search_documents')
    .values(
      found.map(({ post, language, published_at, variant }) => ({
        kind: 'post' as const,
        item_id: post.id,
        language,
        slug: post.slug,
        title: titleOf(post),
        text: variant.words,
        published_at,
      })),
    )
    .returning(['number', 'item_id', 'language'])
    .execute();
  const numberOf = new Map(numbers.map((row) => [`${row.item_id} ${row.language}`, row.number]));
  const isSqlite = engineOf(trx) === 'sqlite';
  const rows = found.map(({ post, language, variant }) => {
    const number = numberOf.get(`${post.id} ${language}`);
    const title = stemsOf([titleOf(post), ...post.tags].join(' ')).join(' ');
    const body = `${title} ${variant.stems}`;
    return isSqlite
      ? sql`(${number}, ${title}, ${body})`
      : sql`(${number}, array_to_tsvector(${unique(title)}::text[]), array_to_tsvector(${unique(body)}::text[]))`;
  });
  const key = sql.raw(isSqlite ? 'rowid' : 'number');
  await sql`insert into search_index (${key}, title, body) values ${sql.join(rows)}`.execute(trx);
}

const unique = (stems: string): string[] => [...new Set(stems.split(' '))].filter(Boolean);

/** Writes posts with all that follows from them, some hundred in a statement. */
export async function insertMade(trx: Database, made: readonly MadePost[]): Promise<void> {
  await insertPosts(trx, made);
  await insertTexts(trx, made);
  await insertDocuments(trx, made);
}
