/**
 * Totals over all posts for lists and site maps, updated by each write. All of them can be derived from the posts:
 * `post_entries` and `entry_tags` store what a post was counted as, so that a write changes the sums by the difference.
 */
export const countTables = [
  `create table post_entries (
    post_id text primary key,
    number bigint not null unique,
    is_published smallint not null check (is_published in (0, 1)),
    has_ru smallint not null check (has_ru in (0, 1)),
    has_en smallint not null check (has_en in (0, 1)),
    changed_at bigint not null
  )`,
  'create index entries_of_site_map on post_entries (is_published, number, changed_at)',
  `create table entry_tags (
    post_id text not null references post_entries (post_id) on delete cascade,
    name_key text not null,
    primary key (post_id, name_key)
  )`,
  // The empty key counts all posts.
  `create table tag_counts (
    name_key text primary key,
    number bigint not null unique,
    name text not null,
    posts integer not null,
    published integer not null,
    ru integer not null,
    en integer not null,
    changed_at bigint not null
  )`,
  'create index spellings_of_tag on post_tags (name_key, name)',
  'create index published_posts_in_order on posts (sort_at, id) where published_at is not null',
];

/** The languages of an unlisted post do not count. */
const ofListed = (column: string) =>
  `case when posts.published_at is null then 0 else coalesce(${column}, 0) end`;
const hasText = (language: 'ru' | 'en') => `max(case when language = '${language}' then 1 else 0 end)`;

/**
 * Recounts the posts that fulfil a condition; scheduled texts count too, and are subtracted when the counts are read.
 */
export const countStatements = (condition = '1 = 1'): string[] => [
  'delete from entry_tags',
  'delete from post_entries',
  'delete from tag_counts',
  // The texts are gathered once, as a whole: with a query per post, SQLite walks all published ones for each.
  `insert into post_entries (post_id, number, is_published, has_ru, has_en, changed_at)
    select posts.id, row_number() over (order by posts.created_at, posts.id),
      case when posts.published_at is null then 0 else 1 end,
      ${ofListed('t.has_ru')}, ${ofListed('t.has_en')},
      coalesce(t.changed_at, posts.created_at)
    from posts left join (
      select post_id, ${hasText('ru')} as has_ru, ${hasText('en')} as has_en, max(updated_at) as changed_at
      from post_translations where status = 'published' group by post_id
    ) t on t.post_id = posts.id
    where ${condition}`,
  `insert into entry_tags (post_id, name_key)
    select post_id, name_key from post_tags where post_id in (select post_id from post_entries)`,
  `insert into tag_counts (name_key, number, name, posts, published, ru, en, changed_at)
    select '', 0, '', count(*), coalesce(sum(is_published), 0), coalesce(sum(has_ru), 0), coalesce(sum(has_en), 0),
      coalesce(max(changed_at), 0)
    from post_entries`,
  `insert into tag_counts (name_key, number, name, posts, published, ru, en, changed_at)
    select post_tags.name_key, row_number() over (order by post_tags.name_key), min(post_tags.name), count(*),
      sum(is_published), sum(has_ru), sum(has_en), max(changed_at)
    from post_tags join post_entries on post_entries.post_id = post_tags.post_id
    group by post_tags.name_key`,
];
