import type { FaceColumn, Flag, Json, LanguageColumn, Time } from './columns.ts';

export interface PostTable {
  id: string;
  slug: string;
  cover: string | null;
  author_id: string | null;
  /** The language it was first written in; the other one follows it. */
  original_language: LanguageColumn;
  /** When the first of its published translations appears in lists; null while all are drafts, and of an unlisted post. */
  published_at: Time | null;
  /** When the last of its published translations appears, in lists or by its address alone; null while all are drafts. */
  last_published_at: Time | null;
  /** Whether one of its translations is a draft. */
  has_draft: Flag;
  /** Whether it has a text in that language, a draft or a published one. */
  has_ru: Flag;
  has_en: Flag;
  /** When that text appears; null while it is a draft, and where there is none. */
  ru_published_at: Time | null;
  en_published_at: Time | null;
  /** Whether one of its published translations is behind the original. */
  is_outdated: Flag;
  /** Whoever has the address reads it; no list, feed, site map and search of visitors has it. */
  is_unlisted: Flag;
  /** Whether it stands first on the blog's list. */
  is_pinned: Flag;
  /** The face that it is a page of: it stands in no list then. Null for a post. */
  page_face: FaceColumn | null;
  /** Of a page whether the menu of its face leads to it. */
  is_in_menu: Flag;
  /** Where it was published first, when that is another site. */
  canonical_url: string | null;
  /** The place in lists: the first publication, or `created_at` of a draft. */
  sort_at: Time;
  created_at: Time;
  updated_at: Time;
  /** When what readers see of it last changed without a write of its own, as by a renamed tag; null for never. */
  representation_changed_at: Time | null;
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
  /** That of the tag where no language is asked for. */
  name: string;
  /** The tag's. */
  name_key: string;
  /** That of the post, so that the newest of a tag are found without reading all of them. */
  sort_at: Time;
}

export interface TagTable {
  /** The word that it began as, without case and accents; stays whatever its names become. */
  key: string;
  id: string;
  slug: string;
  /** Null where pages in that language leave the tag out; one of both is there. */
  name_ru: string | null;
  name_en: string | null;
  /** Empty for none. */
  description_ru: string;
  description_en: string;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: its posts do without it, and it is gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
}

/** A word that leads to a tag: its names, those that it had, and those of tags that became this one. */
export interface TagWordTable {
  word: string;
  tag_key: string;
}

/** The posts that a deleted tag comes back to. */
export interface DeletedPostTagTable {
  post_id: string;
  tag_key: string;
  position: number;
}

/** Posts that are read in an order. */
export interface SeriesTable {
  id: string;
  slug: string;
  /** Null where it has none in that language; one of both is there. */
  title_ru: string | null;
  title_en: string | null;
  /** Empty for none. */
  description_ru: string;
  description_en: string;
  created_at: Time;
  updated_at: Time;
  /** When it was deleted: nobody sees it, and it is gone after 30 days. Null while it is there. */
  deleted_at: Time | null;
  /** The address of a deleted one, which others may take: its `slug` is its id then. */
  deleted_slug: string | null;
}

/** Slugs that a series had before: they still find it. */
export interface SeriesSlugTable {
  slug: string;
  series_id: string;
}

/** A post is in one series at most; in a deleted one it is in none. */
export interface SeriesPostTable {
  post_id: string;
  series_id: string;
  position: number;
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
  /** The last change that readers are told of. */
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
  /** Empty for none; a named text is kept for good. */
  name: string;
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

/** A window in which somebody has the post open in the editor. */
export interface PostWriterTable {
  window_id: string;
  post_id: string;
  user_id: string;
  is_writing: Flag;
  seen_at: Time;
}

/** Whoever has the token reads the post as it would be published. */
export interface PreviewLinkTable {
  /** SHA-256 of the token, in base64url: ends the link and opens nothing. */
  token_hash: string;
  post_id: string;
  created_at: Time;
  expires_at: Time;
}
