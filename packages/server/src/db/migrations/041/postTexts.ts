const columnsOf = (language: string): string[] => [
  `alter table posts add column has_${language} smallint not null default 0 check (has_${language} in (0, 1))`,
  `alter table posts add column ${language}_published_at bigint`,
  `update posts set has_${language} = 1, ${language}_published_at = (select case when t.status = 'published'
      then t.published_at end from post_translations t where t.post_id = posts.id and t.language = '${language}')
    where exists (select 1 from post_translations t where t.post_id = posts.id and t.language = '${language}')`,
  // The index contains every column of a list query: see 008.
  `create index posts_in_${language} on posts
      (sort_at, id, has_${language}, ${language}_published_at, is_unlisted, page_face, deleted_at)
    where has_${language} = 1 and page_face is null and deleted_at is null`,
];

/** Stores in the post which texts it has: the panel's list is filtered by language. */
export const postTexts = ['ru', 'en'].flatMap(columnsOf);
