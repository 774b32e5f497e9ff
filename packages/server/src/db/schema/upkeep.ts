import type { Generated } from 'kysely';
import type { FaceColumn, Flag, Json, LanguageColumn, Time } from './columns.ts';

export interface MediaTable {
  id: string;
  /** Pictures are everything that texts show, videos included; `content_type` distinguishes them. */
  kind: 'picture' | 'cv';
  content_type: string;
  width: number | null;
  height: number | null;
  size: number;
  /** Widths the picture was encoded in, ascending: `[480, 720]`. */
  widths: Json;
  created_at: Time;
  /** Name of the uploaded file. */
  name: Generated<string>;
  /** The description offered when it is inserted into a text of that language. */
  alt_ru: Generated<string>;
  alt_en: Generated<string>;
  /** Name and descriptions in lower case, for search. */
  words: Generated<string>;
  /** Whether it is in the library; CVs and account photos are not, and are swept when unused. */
  in_library: Generated<Flag>;
  /** When it was moved to the trash. Null otherwise. */
  deleted_at: Generated<Time | null>;
}

/** Where an upload is used; the rows of an item stay while it can be restored. */
export interface MediaUseTable {
  media_id: string;
  kind: 'post' | 'project' | 'experience' | 'profile' | 'user' | 'site';
  /** Id of the item; `profile` for the profile and `site` for the settings, each of which exists once. */
  item_id: string;
  /** `cover`, `photo`, `logo`, a text (`ru`), a pending change (`ru/pending`), a revision (`ru/7`), a CV (`ru/cv`). */
  place: string;
}

/** One row per published translation, for search; its words are in `search_index`, whose shape differs per engine. */
export interface SearchDocumentTable {
  /** In order of publication. */
  number: number;
  kind: 'post' | 'project' | 'experience';
  item_id: string;
  language: LanguageColumn;
  slug: string | null;
  title: string;
  published_at: Time | null;
  /** The tokens of its fields, from which results are ranked, see `search/sequence.ts`. */
  sequence: string;
  /** Tags or technologies, and headings, in which phrases are searched. */
  headings: string;
  /** Prose and code, for snippets. */
  text: string;
  code: string;
}

/** How many texts of a search contain each word. */
export interface SearchWordTable {
  word: string;
  documents: number;
}

/** What only the panel finds; its words are in `panel_index`. */
export interface PanelDocumentTable {
  number: number;
  /** The part of the item: an unpublished text, a pending change, a message, all of it in the trash, its pictures. */
  kind: 'draft' | 'pending' | 'message' | 'deleted' | 'picture';
  item: 'post' | 'project' | 'experience' | 'message';
  item_id: string;
  language: LanguageColumn;
  /** For pictures, one line with the words of each. */
  title: string;
}

/** An address without a page, and its target. */
export interface RedirectTable {
  id: string;
  /** In the form of `routes/redirects/path.ts`: without a final slash, `.html` or `index`. */
  from_path: string;
  /** A path of the face, or an https address elsewhere. */
  to_path: string;
  /** The face of the target; for another site, the face in whose panel it was created. */
  face: 'portfolio' | 'blog';
  /** Both addresses in the form of `keyOf`, for search. */
  words: string;
  created_by: 'import' | 'hand';
  /** How many times it was followed. */
  hits: Generated<number>;
  last_hit_at: Time | null;
  created_at: Time;
  deleted_at: Time | null;
}

/** An item of the sample content. */
export interface SampleItemTable {
  kind: 'post' | 'project' | 'experience' | 'career' | 'series' | 'profile';
  item_id: string;
  /** `updated_at` of the item as the sample created it: one changed since belongs to the owner. */
  updated_at: Time;
  /** When it was removed with the rest of the sample. */
  removed_at: Time | null;
  /** The former profile, as a profile has no trash. */
  kept: Json | null;
}

/** Reads within a time span; the visitors of several spans are the sum of those of each. */
export interface ReadingCountTable {
  span: 'hour' | 'day' | 'month';
  /** Start of the span, in UTC. */
  at: Time;
  face: FaceColumn;
  kind: 'all' | 'page' | 'referrer' | 'language';
  /** The path without its language, a host, a language; empty for all, `*` for those beyond the daily limit. */
  name: string;
  views: number;
  /** First visits of a day. */
  visitors: number;
}

/** The salt that counts a visitor once a day; deleted after the day, so that nobody can be recognised later. */
export interface ReadingSaltTable {
  /** `2026-01-31` in UTC. */
  day: string;
  salt: string;
}

/** Marks that somebody was already counted for something; deleted with the salt. */
export interface ReadingMarkTable {
  day: string;
  mark: string;
}

/** A call with an `Idempotency-Key` and the response to it. */
export interface IdempotencyKeyTable {
  /** Hash of the subject, the operation and the key. */
  id: string;
  subject: string;
  /** Hash of what was sent. */
  fingerprint: string;
  /** Null while the call is in progress. */
  status: number | null;
  /** Body and headers. */
  answer: Json | null;
  /** When an unfinished call counts as lost. */
  busy_until: Time;
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
  /** The visitor's message that the notice contains; null for a letter of the site. */
  message_id: string | null;
}

/** A notice channel that the owner has set up in the panel. */
export interface NoticeChannelTable {
  channel: OutboxTable['channel'];
  is_on: Flag;
  /** Everything but the secret, see `notices/store.ts`. */
  settings: Json;
  /** The password of the mail server or the token of the bot: needed to sign in, so a hash will not do. */
  secret: string | null;
  updated_at: Time;
}

/** One row, `id` 1: incremented in the transaction of every content write, polled by every process. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** Facts about the installation, such as `first_start`. */
export interface FactTable {
  key: string;
  value: string;
}
