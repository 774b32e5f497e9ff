import type { Kysely } from 'kysely';

/** Portable columns (issue 3): flags are 0/1, times are milliseconds, ids are UUID texts made in the app, lists are JSON texts. */
type Flag = 0 | 1;
type Time = number;
type Json = string;
type LanguageColumn = 'ru' | 'en';

export interface UserTable {
  id: string;
  username: string;
  /** The username in lower case, unique: `lower()` of SQLite knows ASCII only. */
  username_key: string;
  email: string | null;
  email_key: string | null;
  first_name: string;
  last_name: string;
  /** Address of the picture, as `/media/<id>.webp`. */
  photo: string | null;
  password_hash: string;
  is_superuser: Flag;
  is_active: Flag;
  created_at: Time;
  last_login_at: Time | null;
  /** Everything the list is searched by, in lower case. */
  search_key: string;
}

export interface UserRoleTable {
  user_id: string;
  name: 'owner' | 'staff';
}

export interface SessionTable {
  id: string;
  user_id: string;
  /** SHA-256 of the refresh token, in base64url. */
  refresh_hash: string;
  created_at: Time;
  last_used_at: Time;
  expires_at: Time;
  user_agent: string;
  address: string;
}

/** A key of WebAuthn that signs in. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  /** The id that the authenticator gave it, in base64url. */
  credential_id: string;
  name: string;
  /** In COSE's form, in base64url. */
  public_key: string;
  /** How often the authenticator has used it; 0 where it does not count. */
  counter: number;
  transports: Json;
  /** The relying party's id. */
  domain: string;
  is_backed_up: Flag;
  created_at: Time;
  last_used_at: Time | null;
}

/** What a browser was asked to sign; it is taken out with the answer, so that it counts once. */
export interface PasskeyChallengeTable {
  challenge: string;
  /** Whose new passkey it is for; null is for a sign-in. */
  user_id: string | null;
  expires_at: Time;
}

/** One row, `id` 1. */
export interface ProfileTable {
  id: number;
  github: string | null;
  telegram: string | null;
  email: string | null;
  photo: string | null;
  updated_at: Time;
}

export interface ProfileTranslationTable {
  language: LanguageColumn;
  name: string;
  headline: string;
  about: string;
  about_html: string;
  location: string | null;
  /** Media id of the uploaded CV; none means the generated one. */
  cv: string | null;
}

export interface ProjectTable {
  id: string;
  position: number;
  is_published: Flag;
  is_featured: Flag;
  github_url: string | null;
  demo_url: string | null;
  technologies: Json;
  started_on: string | null;
  finished_on: string | null;
  cover: string | null;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

export interface ProjectTranslationTable {
  id: string;
  project_id: string;
  language: LanguageColumn;
  title: string;
  summary: string;
  description: string;
  description_html: string;
}

export interface ExperienceTable {
  id: string;
  position: number;
  company_url: string | null;
  start_date: string;
  end_date: string | null;
  technologies: Json;
  is_published: Flag;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

export interface ExperienceTranslationTable {
  id: string;
  experience_id: string;
  language: LanguageColumn;
  company: string;
  job_title: string;
  location: string | null;
  description: string;
  description_html: string;
}

export interface PostTable {
  id: string;
  slug: string;
  cover: string | null;
  author_id: string | null;
  /** The language it was first written in; the other one follows it. */
  original_language: LanguageColumn;
  /** When the first of its published translations appears; null while all are drafts. */
  published_at: Time | null;
  /** When the last of them appears. */
  last_published_at: Time | null;
  /** Whether one of its translations is a draft. */
  has_draft: Flag;
  /** Whether one of its published translations is behind the original. */
  is_outdated: Flag;
  /** The place in lists: `published_at`, or `created_at` of a draft. */
  sort_at: Time;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
  /** The address of a deleted post, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** Slugs a post had before: they still find it. */
export interface PostSlugTable {
  slug: string;
  post_id: string;
}

export interface PostTagTable {
  post_id: string;
  position: number;
  name: string;
  /** The tag in lower case, as it stands in addresses. */
  name_key: string;
  /** That of the post, so that the newest of a tag are found without reading all of them. */
  sort_at: Time;
}

/** What a post was counted as. */
export interface PostEntryTable {
  post_id: string;
  /** Its place in the site map, which it keeps. */
  number: number;
  is_published: Flag;
  has_ru: Flag;
  has_en: Flag;
  changed_at: Time;
}

export interface EntryTagTable {
  post_id: string;
  name_key: string;
}

/** The posts of a tag, and under the empty key all posts. Texts that come out later are counted as published. */
export interface TagCountTable {
  name_key: string;
  /** Its place in the site map, which it keeps. */
  number: number;
  name: string;
  posts: number;
  published: number;
  ru: number;
  en: number;
  changed_at: Time;
}

export interface PostTranslationTable {
  post_id: string;
  language: LanguageColumn;
  status: 'draft' | 'published';
  published_at: Time | null;
  title: string;
  summary: string;
  body: string;
  html: string;
  /** The table of contents: `[{id, level, text}]`. */
  contents: Json;
  reading_minutes: number;
  /** Title and summary as the list is searched by. */
  search_key: string;
  updated_at: Time;
  revision: number;
  /** The revision of the last change of the text that its translation has to follow. */
  text_revision: number;
  /** The revision of the original that this translation follows; null for the original itself. */
  source_revision: number | null;
}

/** One saved text of one language. */
export interface PostRevisionTable {
  post_id: string;
  language: LanguageColumn;
  revision: number;
  status: 'draft' | 'published';
  /** Whether visitors could read it: such a text is never merged with the next one. */
  was_public: Flag;
  author_id: string | null;
  /** When the first of the saves was made that are merged into this one. */
  begun_at: Time;
  created_at: Time;
  /** The length of the body. */
  characters: number;
  title: string;
  summary: string;
  body: string;
}

/** A change of a text that is kept and not published. */
export interface PostPendingTable {
  post_id: string;
  language: LanguageColumn;
  version: number;
  /** The revision that the change was begun from. */
  revision: number;
  author_id: string | null;
  updated_at: Time;
  title: string;
  summary: string;
  body: string;
}

/** Whoever has the token reads the post as it would be published. */
export interface PreviewLinkTable {
  /** SHA-256 of the token, in base64url: ends the link and opens nothing. */
  token_hash: string;
  post_id: string;
  created_at: Time;
  expires_at: Time;
}

export interface MessageTable {
  id: string;
  name: string;
  message: string;
  email: string | null;
  telegram: string | null;
  language: LanguageColumn;
  face: 'portfolio' | 'blog';
  created_at: Time;
  read_at: Time | null;
  state: 'inbox' | 'archived' | 'spam';
  search_key: string;
  /** When it was deleted: it is hidden, and gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

export interface MediaTable {
  id: string;
  kind: 'picture' | 'cv';
  content_type: string;
  width: number | null;
  height: number | null;
  size: number;
  /** Widths the picture was encoded in, ascending: `[480, 720]`. */
  widths: Json;
  created_at: Time;
}

/** Where a medium is used; the rows of an item stay while it can come back. */
export interface MediaUseTable {
  media_id: string;
  kind: 'post' | 'project' | 'experience' | 'profile' | 'user';
  /** That of the item; `profile` for the profile, which is one. */
  item_id: string;
  /** `cover`, `photo`, a text (`ru`), its change that waits (`ru/pending`), its history (`ru/7`), a CV (`ru/cv`). */
  place: string;
}

/** What is searched: one row per published translation; its stems live in `search_index`, whose shape differs per engine. */
export interface SearchDocumentTable {
  /** In the order of publication. */
  number: number;
  kind: 'post' | 'project';
  item_id: string;
  language: LanguageColumn;
  slug: string | null;
  title: string;
  text: string;
  published_at: Time | null;
}

/** What the panel alone finds; the words live in `panel_index`. */
export interface PanelDocumentTable {
  number: number;
  kind: 'draft' | 'pending' | 'message';
  item_id: string;
  language: LanguageColumn;
}

export interface RateLimitTable {
  key: string;
  uses: number;
  expires_at: Time;
}

export interface OutboxTable {
  id: string;
  channel: 'mail' | 'telegram';
  payload: Json;
  created_at: Time;
  attempts: number;
  next_at: Time;
  last_error: string | null;
}

/** One row, `id` 1: raised in the transaction of every content write, polled by every process. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** Facts about the installation, as `first_start`. */
export interface FactTable {
  key: string;
  value: string;
}

/** What somebody did, or tried. */
export interface EventTable {
  id: string;
  /** The last time, where it happened often. */
  at: Time;
  begun_at: Time;
  times: number;
  action: string;
  actor_id: string | null;
  /** The name that the actor had then. */
  actor_name: string;
  kind: string | null;
  object_id: string | null;
  /** The name that the object had then. */
  title: string;
  details: Json;
  address: string;
  user_agent: string;
  /** Events of one key are one row that counts; null for one that stands alone. */
  merge_key: string | null;
}

export interface Tables {
  users: UserTable;
  user_roles: UserRoleTable;
  sessions: SessionTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  profile: ProfileTable;
  profile_translations: ProfileTranslationTable;
  projects: ProjectTable;
  project_translations: ProjectTranslationTable;
  experiences: ExperienceTable;
  experience_translations: ExperienceTranslationTable;
  posts: PostTable;
  post_slugs: PostSlugTable;
  post_tags: PostTagTable;
  post_entries: PostEntryTable;
  entry_tags: EntryTagTable;
  tag_counts: TagCountTable;
  post_translations: PostTranslationTable;
  post_revisions: PostRevisionTable;
  post_pending: PostPendingTable;
  preview_links: PreviewLinkTable;
  messages: MessageTable;
  media: MediaTable;
  media_uses: MediaUseTable;
  search_documents: SearchDocumentTable;
  panel_documents: PanelDocumentTable;
  rate_limits: RateLimitTable;
  outbox: OutboxTable;
  content_version: ContentVersionTable;
  facts: FactTable;
  events: EventTable;
}

/** The handle every store function takes first: the database, or the transaction it runs in. */
export type Database = Kysely<Tables>;
