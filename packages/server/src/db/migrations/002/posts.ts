const language = `language text not null check (language in ('ru', 'en'))`;

/**
 * The table of translations is recreated: the columns of lists must be before the long texts (see 001/posts.ts), and a
 * column can only be added at the end.
 */
const translations = [
  `alter table posts add column original_language text not null default 'ru'
    check (original_language in ('ru', 'en'))`,
  `update posts set original_language = 'en'
    where not exists (select 1 from post_translations t where t.post_id = posts.id and t.language = 'ru')`,
  `create table new_translations (
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
    text_revision integer not null,
    source_revision integer,
    body text not null,
    html text not null,
    contents text not null,
    primary key (post_id, language)
  )`,
  // Nobody has marked translations as outdated, so none is.
  `insert into new_translations (post_id, language, status, published_at, title, summary, reading_minutes, search_key,
      updated_at, revision, text_revision, source_revision, body, html, contents)
    select t.post_id, t.language, t.status, t.published_at, t.title, t.summary, t.reading_minutes, t.search_key,
      t.updated_at, t.revision, t.revision, original.revision, t.body, t.html, t.contents
    from post_translations t
    join posts on posts.id = t.post_id
    left join post_translations original on original.post_id = t.post_id
      and original.language = posts.original_language and original.language <> t.language`,
  'drop table post_translations',
  'alter table new_translations rename to post_translations',
  'create index translations_by_publication on post_translations (status, published_at, post_id)',
  'create index translations_by_language on post_translations (language, status, published_at, post_id)',
];

const revisions = [
  `create table post_revisions (
    post_id text not null references posts (id) on delete cascade,
    ${language},
    revision bigint not null,
    status text not null check (status in ('draft', 'published')),
    was_public smallint not null check (was_public in (0, 1)),
    author_id text references users (id) on delete set null,
    begun_at bigint not null,
    created_at bigint not null,
    characters integer not null,
    title text not null,
    summary text not null,
    body text not null,
    primary key (post_id, language, revision)
  )`,
  `insert into post_revisions (post_id, language, revision, status, was_public, author_id, begun_at, created_at, characters,
      title, summary, body)
    select t.post_id, t.language, t.revision, t.status, 0, posts.author_id, t.updated_at, t.updated_at, length(t.body),
      t.title, t.summary, t.body
    from post_translations t join posts on posts.id = t.post_id`,
];

const pending = [
  `create table post_pending (
    post_id text not null,
    ${language},
    version bigint not null,
    revision bigint not null,
    author_id text references users (id) on delete set null,
    updated_at bigint not null,
    title text not null,
    summary text not null,
    body text not null,
    primary key (post_id, language),
    foreign key (post_id, language) references post_translations (post_id, language) on delete cascade
  )`,
];

const previewLinks = [
  `create table preview_links (
    token text primary key,
    post_id text not null unique references posts (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index preview_links_by_end on preview_links (expires_at)',
];

export const postTables = [...translations, ...revisions, ...pending, ...previewLinks];
