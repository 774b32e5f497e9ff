/** Unsaved values stored on the device, independent of how they are shown. */

export interface Draft<V> {
  values: V;
  /** When it was last written, in milliseconds. */
  savedAt: number;
  /** The hash (`hashValues`) of the saved values that the draft changes. */
  ground: string;
  /** The server's revisions that the draft is based on, if the server counts them. */
  base: string;
  /** The id of the creation that the draft of a new item waits for. */
  creation?: string;
}

/** A stored draft and its key. */
export interface FoundDraft<V> extends Draft<V> {
  key: string;
}

/** The part of the Web Storage API that drafts use. */
export interface DraftStorage {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A second copy of the drafts, from which the storage recovers what it has lost. */
export interface DraftMirror {
  /** Writes a draft; null removes it. */
  put(key: string, draft: Draft<unknown> | null): void;
  /** Writes drafts that the storage has lost back into it. */
  recover(storage: DraftStorage | null): Promise<void>;
}

/** The storage of drafts. */
export interface DraftDevice {
  /** Returns the storage, or null if it is not accessible. */
  storage(): DraftStorage | null;
  mirror: DraftMirror;
  /** Returns a part of a key that is unique to this window. */
  uniqueName(): string;
}

const prefix = 'janus.draft.';

/** Returns the key of a window's own draft, so that two windows editing the same item never overwrite each other. */
export function draftKey(name: string, uniqueName: string): string {
  return `${prefix}${name}#${uniqueName}`;
}

export function readDraft<V>(storage: DraftStorage | null, key: string): Draft<V> | null {
  try {
    const draft = JSON.parse(storage?.getItem(key) ?? 'null') as Draft<V> | null;
    return draft && typeof draft === 'object' && 'values' in draft ? draft : null;
  } catch {
    return null;
  }
}

/** Returns the drafts of all windows, open or closed; the newest first. */
export function findDrafts<V>(storage: DraftStorage | null, name: string): FoundDraft<V>[] {
  const found: FoundDraft<V>[] = [];
  for (let at = 0; at < (storage?.length ?? 0); at += 1) {
    const key = storage?.key(at) ?? '';
    if (key !== prefix + name && !key.startsWith(`${prefix}${name}#`)) continue;
    const draft = readDraft<V>(storage, key);
    if (draft) found.push({ ...draft, key });
  }
  return found.toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Writes a draft; returns false if there is no storage or it is full. */
export function writeDraft<V>(storage: DraftStorage | null, key: string, draft: Draft<V>): boolean {
  try {
    if (!storage) return false;
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: DraftStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Nothing is lost: the old draft is offered again.
  }
}

/** Returns a hash of values; short, because all drafts share a few megabytes. */
export function hashValues(values: unknown): string {
  const text = JSON.stringify(values);
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
