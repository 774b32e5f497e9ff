/** Unsaved words kept on the device, apart from how they are shown. */

export interface Draft<V> {
  values: V;
  /** When it was last written, in milliseconds. */
  savedAt: number;
  /** Of which saved values it is a change, as `hashValues` gives it. */
  ground: string;
  /** Revisions of the server that go with them, where it counts them. */
  base: string;
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

/** A second copy of the drafts, for what the storage forgets. */
export interface DraftMirror {
  /** Null: the draft is gone. */
  put(key: string, draft: Draft<unknown> | null): void;
  /** Puts what the storage has forgotten back into it. */
  recover(storage: DraftStorage | null): Promise<void>;
}

/** Where drafts are kept. */
export interface DraftDevice {
  /** Returns the storage, or null where it may not be touched. */
  storage(): DraftStorage | null;
  mirror: DraftMirror;
  /** Returns a part of a key that no other window makes. */
  uniqueName(): string;
}

const prefix = 'janus.draft.';

/** Returns the key of a window's own draft: two that edit the same thing never write over each other. */
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

/** Returns the drafts of all windows, living and dead; the newest first. */
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

/** Returns false when the device took nothing: no storage, or it is full. */
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
    // Nothing is lost: an old draft is offered once more.
  }
}

/** Returns what tells one set of values from another; short, because drafts share a few megabytes. */
export function hashValues(values: unknown): string {
  const text = JSON.stringify(values);
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
