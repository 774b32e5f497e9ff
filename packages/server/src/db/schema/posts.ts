import type { FaceColumn, Flag, Json, LanguageColumn, Time } from './columns.ts';

export interface PostTable {
  id: string;
  slug: string;
  cover: string | null;
  author_id: string | null;
  /** The language it was first written in; the other one is its translation. */
  original_language: LanguageColumn;
  /** When the first of its published translations appears in lists; null while all are drafts, and if unlisted. */
  published_at: Time | null;
  /** When the last of its published translations appears, in lists or at its address; null while all are drafts. */
  last_published_at: Time | null;
  /** Whether one of its translations is a draft. */
  has_draft: Flag;
  /** Whether it has a text in that language, draft or published. */
  has_ru: Flag;
  has_en: Flag;
  /** When that text is published; null for a draft or no text. */
  ru_published_at: Time | null;
  en_published_at: Time | null;
  /** Whether one of its published translations is behind the original. */
  is_outdated: Flag;
  /** Readable at its address, but absent from visitors' lists, feeds, site maps and search. */
  is_unlisted: Flag;
  /** Whether it is first in the blog's list. */
  is_pinned: Flag;
  /** The face whose page it is; a page is in no list. Null for a post. */
  page_face: FaceColumn | null;
  /** For a page, whether it is in the menu of its face. */
  is_in_menu: Flag;
  /** The address of its first publication, if on another site. */
  canonical_url: string | null;
  /** The position in lists: the first publication, or `created_at` for a draft. */
  sort_at: Time;
  created_at: Time;
  updated_at: Time;
  /** When its content for readers last changed without a write to it, such as a renamed tag; null for never. */
  representation_changed_at: Time | null;
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
  /** The slug of a post in the trash, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** Former slugs of a post, which still find it. */
export interface PostSlugTable {
  slug: string;
  post_id: string;
}

export interface PostTagTable {
  post_id: string;
  position: number;
  /** Name of the tag when no language is requested. */
  name: string;
  /** Key of the tag. */
  name_key: string;
  /** Copied from the post, so that the newest posts of a tag are found without reading all of them. */
  sort_at: Time;
}

export interface TagTable {
  /** The word it was created with, without case and accents; constant, whatever its names become. */
  key: string;
  id: string;
  slug: string;
  /** Null if pages in that language omit the tag; at least one is set. */
  name_ru: string | null;
  name_en: string | null;
  /** Empty for none. */
  description_ru: string;
  description_en: string;
  created_at: Time;
  updated_at: Time;
  /** When it was moved to the trash: its posts lose it, and it is deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
}

/** A word that leads to a tag: its names, its former names, and those of tags merged into it. */
export interface TagWordTable {
  word: string;
  tag_key: string;
}

/** The posts to which a tag in the trash is attached again when restored. */
export interface DeletedPostTagTable {
  post_id: string;
  tag_key: string;
  position: number;
}

/** Posts in reading order. */
export interface SeriesTable {
  id: string;
  slug: string;
  /** Null if there is none in that language; at least one is set. */
  title_ru: string | null;
  title_en: string | null;
  /** Empty for none. */
  description_ru: string;
  description_en: string;
  created_at: Time;
  updated_at: Time;
  /** When it was moved to the trash: it is hidden, and deleted after 30 days. Null otherwise. */
  deleted_at: Time | null;
  /** The slug of a series in the trash, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** Former slugs of a series, which still find it. */
export interface SeriesSlugTable {
  slug: string;
  series_id: string;
}

/** A post is in at most one series, and in none while its series is in the trash. */
export interface SeriesPostTable {
  post_id: string;
  series_id: string;
  position: number;
}

/** The counted state of a post. */
export interface PostEntryTable {
  post_id: string;
  /** Its permanent place in the site map. */
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

/** Post counts per tag, and of all posts under the empty key. Scheduled texts count as published. */
export interface TagCountTable {
  name_key: string;
  /** Its permanent place in the site map. */
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
  /** The last change that readers are shown. */
  updated_at: Time;
  revision: number;
  /** The revision of the last text change that its translation has to follow. */
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
  /** Whether visitors could read it: such a revision is never merged with the next one. */
  was_public: Flag;
  author_id: string | null;
  /** Empty for none; a named revision is kept forever. */
  name: string;
  /** When the first of the saves merged into this one was made. */
  begun_at: Time;
  created_at: Time;
  /** Length of the body in characters. */
  characters: number;
  title: string;
  summary: string;
  body: string;
}

/** A saved change of a text that is not published. */
export interface PostPendingTable {
  post_id: string;
  language: LanguageColumn;
  version: number;
  /** The revision on which the change is based. */
  revision: number;
  author_id: string | null;
  updated_at: Time;
  title: string;
  summary: string;
  body: string;
}

/** A window in which somebody has the post open in the editor. */
export interface PostWriterTable {
  window_id: string;
  post_id: string;
  user_id: string;
  is_writing: Flag;
  seen_at: Time;
}

/** A link whose token lets anyone read the post as it would be published. */
export interface PreviewLinkTable {
  /** SHA-256 of the token, in base64url: enough to revoke the link, not to open it. */
  token_hash: string;
  post_id: string;
  created_at: Time;
  expires_at: Time;
}
