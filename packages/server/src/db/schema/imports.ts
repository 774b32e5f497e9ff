import type { Flag, Json, Time } from './columns.ts';

export type ImportTask = 'upload' | 'check' | 'import' | 'undo';

/** A file that was brought in the panel, and how far its import is. */
export interface ImportTable {
  id: string;
  /** What is done with it now, or was done last. */
  task: ImportTask;
  state: 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted';
  /** 1 while its task runs, null otherwise: only one can have it. */
  active: 1 | null;
  name: string;
  /** Bytes of the file. */
  size: number;
  /** Those that have come. */
  received: number;
  /** The file lies here still. */
  has_file: Flag;
  /** The program that the file is of, once it is known. */
  format: string | null;
  /** Items of the task that are done, of those that are known. */
  done: number;
  total: number;
  /** How many of each outcome. */
  counts: Json;
  /** Why it ended, in both languages; null where it did not end badly. */
  failure: Json | null;
  is_cancelled: Flag;
  created_at: Time;
  /** When the task was last seen at work. */
  beat_at: Time;
  /** When something of it was first taken. */
  imported_at: Time | null;
}

/** What became of an item in the last task. */
export interface ImportLineTable {
  import_id: string;
  number: number;
  outcome: 'taken' | 'changed' | 'kept' | 'aside' | 'refused' | 'removed';
  item: string;
  source: string;
  notes: Json;
}

/** What an import has made and nobody has taken back. */
export interface ImportItemTable {
  import_id: string;
  number: number;
  kind:
    | 'post'
    // a language that came later than its post, `<id of the post> <language>`
    | 'text'
    // a language of a post that was refused, likewise: the stamp is its file
    | 'awaited'
    | 'project'
    | 'experience'
    | 'career'
    | 'cv_version'
    | 'redirect'
    | 'tag'
    | 'series'
    | 'picture'
    | 'settings'
    | 'profile';
  item_id: string;
  /** What it was when it was made: one that is another by now is somebody's own. */
  stamp: string;
}
