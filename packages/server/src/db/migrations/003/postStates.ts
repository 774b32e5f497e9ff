/** The filters of the list of posts, stored in the post: see `refreshPost`. */
export const postStates = [
  'alter table posts add column has_draft smallint not null default 0 check (has_draft in (0, 1))',
  'alter table posts add column is_outdated smallint not null default 0 check (is_outdated in (0, 1))',
  'alter table posts add column last_published_at bigint',
  `update posts set
    has_draft = case when exists (select 1 from post_translations t where t.post_id = posts.id and t.status = 'draft')
      then 1 else 0 end,
    last_published_at = (select max(t.published_at) from post_translations t
      where t.post_id = posts.id and t.status = 'published'),
    is_outdated = case when exists (
      select 1 from post_translations t join post_translations original
        on original.post_id = t.post_id and original.language <> t.language
      where t.post_id = posts.id and t.status = 'published' and original.language = posts.original_language
        and original.status = 'published' and original.text_revision > coalesce(t.source_revision, 0)
    ) then 1 else 0 end`,
  'create index posts_with_draft on posts (has_draft, sort_at, id) where has_draft = 1',
  'create index posts_outdated on posts (is_outdated, sort_at, id) where is_outdated = 1',
  'create index posts_by_last_publication on posts (last_published_at)',
];
