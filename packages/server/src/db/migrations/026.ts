import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { countStatements } from './004/counts.ts';
import { freeTagSlug, namesOfWord, tagSlugOf } from '../../search/tagWords.ts';
import { isCyrillic } from '../text.ts';

const statements = [
  `create table tags (
    key text primary key,
    id text not null unique,
    slug text not null unique,
    name_ru text,
    name_en text,
    description_ru text not null default '',
    description_en text not null default '',
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    check (name_ru is not null or name_en is not null)
  )`,
  'create index deleted_tags on tags (deleted_at) where deleted_at is not null',
  `create table tag_words (
    word text primary key,
    tag_key text not null references tags (key) on delete cascade
  )`,
  'create index words_of_tag on tag_words (tag_key)',
  `create table deleted_post_tags (
    post_id text not null references posts (id) on delete cascade,
    tag_key text not null references tags (key) on delete cascade,
    position integer not null,
    primary key (post_id, tag_key)
  )`,
  'create index posts_of_deleted_tag on deleted_post_tags (tag_key)',
];

interface Word {
  key: string;
  name: string;
}

interface Made {
  key: string;
  slug: string;
  ru: string | null;
  en: string | null;
  keys: string[];
}

/** Merges a word and its transliteration into one tag; each is the tag's name in the language of its letters. */
function tagsOf(words: readonly Word[]): Made[] {
  const taken = new Set<string>();
  const found = new Map<string, Made>();
  const made: Made[] = [];
  for (const { key, name } of words) {
    const wanted = tagSlugOf(name);
    const other = found.get(wanted);
    if (
      other &&
      !(other.ru && other.en && other.ru !== other.en) &&
      isCyrillic(key) !== isCyrillic(other.key)
    ) {
      if (isCyrillic(key)) other.ru = name;
      else other.en = name;
      other.keys.push(key);
      continue;
    }
    const slug = freeTagSlug(wanted, taken);
    taken.add(slug);
    const tag = { key, slug, ...namesOfWord(name), keys: [key] };
    made.push(tag);
    if (!other) found.set(wanted, tag);
  }
  return made;
}

/** Moves the posts of merged tags to the remaining one. */
async function join(db: Kysely<unknown>, { key, keys }: Made): Promise<void> {
  for (const old of keys.slice(1)) {
    await sql`update post_tags set name_key = ${key} where name_key = ${old}
      and not exists (select 1 from post_tags o where o.post_id = post_tags.post_id and o.name_key = ${key})`.execute(
      db,
    );
    await sql`delete from post_tags where name_key = ${old}`.execute(db);
  }
}

/** Gives each tag a slug, a name in each language, and words that lead to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Word>`select name_key as key, min(name) as name from post_tags
    where name_key <> '' group by name_key order by name_key`.execute(db);
  const now = Date.now();
  const made = tagsOf(rows.map(({ key, name }) => ({ key, name: name.trim() || key })));
  for (const tag of made) {
    const { key, slug, ru, en, keys } = tag;
    await sql`insert into tags (key, id, slug, name_ru, name_en, created_at, updated_at)
      values (${key}, ${randomUUID()}, ${slug}, ${ru}, ${en}, ${now}, ${now})`.execute(db);
    for (const word of keys)
      await sql`insert into tag_words (word, tag_key) values (${word}, ${key})`.execute(db);
    await join(db, tag);
    for (const table of ['post_tags', 'tag_counts'])
      await sql`update ${sql.table(table)} set name = ${ru ?? en} where name_key = ${key}`.execute(db);
  }
  // A recount gives posts other places in the site map.
  if (!made.some(({ keys }) => keys.length > 1)) return;
  for (const statement of countStatements('posts.deleted_at is null')) await sql.raw(statement).execute(db);
}
