const language = `language text not null check (language in ('ru', 'en'))`;

/** Long texts are the last columns: what a list reads before them costs SQLite none of their pages. */
export const postTables = [
  `create table posts (
    id text primary key,
    slug text not null unique,
    cover text,
    author_id text references users (id) on delete set null,
    published_at bigint,
    sort_at bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index posts_in_order on posts (sort_at, id)',
  `create table post_slugs (
    slug text primary key,
    post_id text not null references posts (id) on delete cascade
  )`,
  'create index slugs_of_post on post_slugs (post_id)',
  `create table post_tags (
    post_id text not null references posts (id) on delete cascade,
    position integer not null,
    name text not null,
    name_key text not null,
    sort_at bigint not null,
    primary key (post_id, name_key)
  )`,
  'create index posts_of_tag on post_tags (name_key, sort_at, post_id)',
  `create table post_translations (
    post_id text not null references posts (id) on delete cascade,
    ${language},
    status text not null check (status in ('draft', 'published')),
    published_at bigint,
    title text not null,
    summary text not null,
    reading_minutes integer not null,
    search_key text not null,
    updated_at bigint not null,
    revision integer not null,
    body text not null,
    html text not null,
    contents text not null,
    primary key (post_id, language)
  )`,
  'create index translations_by_publication on post_translations (status, published_at, post_id)',
  'create index translations_by_language on post_translations (language, status, published_at, post_id)',
  `create table media (
    id text primary key,
    kind text not null check (kind in ('picture', 'cv')),
    content_type text not null,
    width integer,
    height integer,
    size integer not null,
    widths text not null,
    created_at bigint not null
  )`,
];
