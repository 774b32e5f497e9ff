import type { Generated } from 'kysely';
import type { FaceColumn, Flag, Json, LanguageColumn, Time } from './columns.ts';

export interface MediaTable {
  id: string;
  /** What texts show is a picture, films among it; `content_type` tells. */
  kind: 'picture' | 'cv';
  content_type: string;
  width: number | null;
  height: number | null;
  size: number;
  /** Widths the picture was encoded in, ascending: `[480, 720]`. */
  widths: Json;
  created_at: Time;
  /** That of the file that was sent. */
  name: Generated<string>;
  /** What it shows, for whoever puts it into a text of that language. */
  alt_ru: Generated<string>;
  alt_en: Generated<string>;
  /** Name and descriptions in small letters: what a search looks through. */
  words: Generated<string>;
  /** The library has it; not CVs, nor photos of accounts, which are swept when nothing uses them. */
  in_library: Generated<Flag>;
  /** When it was put into the bin. Null while it is there. */
  deleted_at: Generated<Time | null>;
}

/** Where a medium is used; the rows of an item stay while it can come back. */
export interface MediaUseTable {
  media_id: string;
  kind: 'post' | 'project' | 'experience' | 'profile' | 'user' | 'site';
  /** That of the item; `profile` for the profile and `site` for the settings, of which there is one. */
  item_id: string;
  /** `cover`, `photo`, `logo`, a text (`ru`), its change that waits (`ru/pending`), its history (`ru/7`), a CV (`ru/cv`). */
  place: string;
}

/** What is searched: one row per published translation; its words live in `search_index`, whose shape differs per engine. */
export interface SearchDocumentTable {
  /** In the order of publication. */
  number: number;
  kind: 'post' | 'project' | 'experience';
  item_id: string;
  language: LanguageColumn;
  slug: string | null;
  title: string;
  published_at: Time | null;
  /** What the order of what is found is made of: the tokens of its fields, see `search/sequence.ts`. */
  sequence: string;
  /** Tags or technologies, and headings: a phrase may stand in them. */
  headings: string;
  /** Prose and code, for snippets. */
  text: string;
  code: string;
}

/** How many texts of a search have each word. */
export interface SearchWordTable {
  word: string;
  documents: number;
}

/** What the panel alone finds; the words live in `panel_index`. */
export interface PanelDocumentTable {
  number: number;
  /** What of the item: a text that is not published, a change that waits, a message, all of it in the bin, its pictures. */
  kind: 'draft' | 'pending' | 'message' | 'deleted' | 'picture';
  item: 'post' | 'project' | 'experience' | 'message';
  item_id: string;
  language: LanguageColumn;
  /** Of pictures a line with the words of each. */
  title: string;
}

/** An address at which there is nothing, and where it leads. */
export interface RedirectTable {
  id: string;
  /** As `routes/redirects/path.ts` spells it: no end of a slash, of `.html`, of `index`. */
  from_path: string;
  /** A path of the face, or an https address elsewhere. */
  to_path: string;
  /** Whose page it leads to; of an address elsewhere, in whose panel it was made. */
  face: 'portfolio' | 'blog';
  /** Both addresses in the form of `keyOf`, to be looked through. */
  words: string;
  created_by: 'import' | 'hand';
  /** How often somebody came by it. */
  hits: Generated<number>;
  last_hit_at: Time | null;
  created_at: Time;
  deleted_at: Time | null;
}

/** What the sample has put in. */
export interface SampleItemTable {
  kind: 'post' | 'project' | 'experience' | 'career' | 'series' | 'profile';
  item_id: string;
  /** That of the item as the sample made it: one that was changed since is the owner's own. */
  updated_at: Time;
  /** When it was taken away with all of the sample. */
  removed_at: Time | null;
  /** The profile as it was, which has no bin. */
  kept: Json | null;
}

/** How often something was read within a span of time; the visitors of several spans are the sum of those of each. */
export interface ReadingCountTable {
  span: 'hour' | 'day' | 'month';
  /** Its beginning, in UTC. */
  at: Time;
  face: FaceColumn;
  kind: 'all' | 'page' | 'referrer' | 'language';
  /** The path without its language, a host, a language; empty for all, `*` for those beyond what a day may name. */
  name: string;
  views: number;
  /** Who came for the first time on a day. */
  visitors: number;
}

/** The salt by which the visitors of a day are counted once each; removed after the day, so that nobody can be recognised later. */
export interface ReadingSaltTable {
  /** `2026-01-31` in UTC. */
  day: string;
  salt: string;
}

/** That somebody was counted at something already; removed with the salt. */
export interface ReadingMarkTable {
  day: string;
  mark: string;
}

/** A call with an `Idempotency-Key`: what it asked, and what it was answered. */
export interface IdempotencyKeyTable {
  /** A hash of who asked, what for, and the key. */
  id: string;
  subject: string;
  /** A hash of what was sent. */
  fingerprint: string;
  /** Null while it is being answered. */
  status: number | null;
  /** Body and headers. */
  answer: Json | null;
  /** When a call that has not been answered counts as lost. */
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
}

/** A way of notices that the owner has set up in the panel. */
export interface NoticeChannelTable {
  channel: OutboxTable['channel'];
  is_on: Flag;
  /** All but the secret, see `notices/store.ts`. */
  settings: Json;
  /** The password of the mail server or the token of the bot: it has to sign in, so no hash will do. */
  secret: string | null;
  updated_at: Time;
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
