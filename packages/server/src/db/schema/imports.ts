import type { Flag, Json, Time } from './columns.ts';

export type ImportTask = 'upload' | 'check' | 'import' | 'undo';

/** A file uploaded in the panel, and the progress of its import. */
export interface ImportTable {
  id: string;
  /** The current or last task. */
  task: ImportTask;
  state: 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted';
  /** 1 while its task runs, null otherwise: only one import can be active. */
  active: 1 | null;
  name: string;
  /** Size of the file in bytes. */
  size: number;
  /** Bytes received so far. */
  received: number;
  /** Whether the file is still stored here. */
  has_file: Flag;
  /** The program that produced the file, once detected. */
  format: string | null;
  /** Items finished by the task, out of those found so far. */
  done: number;
  total: number;
  /** Number of items per outcome. */
  counts: Json;
  /** The reason for a failure, in both languages; null if there was none. */
  failure: Json | null;
  is_cancelled: Flag;
  created_at: Time;
  /** When the task last reported that it is running. */
  beat_at: Time;
  /** When its first item was imported. */
  imported_at: Time | null;
}

/** The outcome of one item in the last task. */
export interface ImportLineTable {
  import_id: string;
  number: number;
  outcome: 'taken' | 'changed' | 'kept' | 'aside' | 'refused' | 'removed';
  item: string;
  source: string;
  notes: Json;
}

/** An item that an import has created and nobody has undone. */
export interface ImportItemTable {
  import_id: string;
  number: number;
  kind:
    | 'post'
    // A language added after its post, `<id of the post> <language>`.
    | 'text'
    // A language of a post that was refused, in the same form: the stamp is its file.
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
  /** The state of the item when created: one that differs now was changed by the owner. */
  stamp: string;
}
