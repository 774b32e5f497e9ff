import type { Tables } from '../db/schema.ts';

/**
 * Every table, in the order in which references allow them to be filled. Left behind: sessions, access tokens and
 * limits of this installation, the data that distinguishes today's visitors, the counts and the search, which are
 * rebuilt from the content, webhook deliveries, and imports in the panel, whose files are stored here. The secrets of
 * authenticator apps are copied encrypted: under another server secret they are useless, and recovery codes still work.
 * Webhooks are copied with their secrets, so that receivers still trust them, and so are notice channels.
 */
const places: Readonly<Record<keyof Tables, 'copied' | 'left' | 'derived'>> = {
  users: 'copied',
  user_roles: 'copied',
  sessions: 'left',
  handovers: 'left',
  access_tokens: 'left',
  passkeys: 'copied',
  passkey_challenges: 'left',
  second_factors: 'copied',
  recovery_codes: 'copied',
  profile: 'copied',
  profile_translations: 'copied',
  site_settings: 'copied',
  projects: 'copied',
  project_translations: 'copied',
  project_slugs: 'copied',
  experiences: 'copied',
  experience_translations: 'copied',
  career_entries: 'copied',
  cv_versions: 'copied',
  posts: 'copied',
  post_slugs: 'copied',
  tags: 'copied',
  tag_words: 'copied',
  post_tags: 'copied',
  deleted_post_tags: 'copied',
  series: 'copied',
  series_slugs: 'copied',
  series_posts: 'copied',
  post_translations: 'copied',
  project_links: 'copied',
  post_revisions: 'copied',
  post_pending: 'copied',
  post_writers: 'left',
  post_entries: 'derived',
  entry_tags: 'derived',
  tag_counts: 'derived',
  preview_links: 'copied',
  messages: 'copied',
  media: 'copied',
  media_uses: 'copied',
  redirects: 'copied',
  sample_items: 'copied',
  search_documents: 'derived',
  panel_documents: 'derived',
  search_words: 'derived',
  panel_words: 'derived',
  reading_counts: 'copied',
  reading_salts: 'left',
  reading_marks: 'left',
  rate_limits: 'left',
  idempotency_keys: 'left',
  outbox: 'copied',
  notice_channels: 'copied',
  webhooks: 'copied',
  webhook_deliveries: 'left',
  imports: 'left',
  import_lines: 'left',
  import_items: 'left',
  content_version: 'derived',
  facts: 'copied',
  events: 'copied',
};

const names = Object.keys(places) as (keyof Tables)[];

export const copiedTables = names.filter((name) => places[name] === 'copied');
export const leftTables = names.filter((name) => places[name] !== 'copied');
/** must not be in any backup; the others that are left behind follow from the content. */
export const privateTables = names.filter((name) => places[name] === 'left');
