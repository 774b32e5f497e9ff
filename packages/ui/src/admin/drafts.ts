/** Unsaved words kept on the device, apart from how they are shown. */

export interface Draft<V> {
  values: V;
  /** When it was last written, in milliseconds. */
  savedAt: number;
  /** Of which saved values it is a change, as `fingerprint` gives it. */
  ground: string;
  /** Revisions of the server that go with them, where it counts them. */
  base: string;
}

export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const prefix = 'janus.draft.';

/** The browser's storage, or null where it may not be touched (a sandboxed frame throws). */
export function deviceStorage(): DraftStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function readDraft<V>(storage: DraftStorage | null, name: string): Draft<V> | null {
  try {
    const draft = JSON.parse(storage?.getItem(prefix + name) ?? 'null') as Draft<V> | null;
    return draft && typeof draft === 'object' && 'values' in draft ? draft : null;
  } catch {
    return null;
  }
}

/** False when the device took nothing: no storage, or it is full. */
export function writeDraft<V>(storage: DraftStorage | null, name: string, draft: Draft<V>): boolean {
  try {
    if (!storage) return false;
    storage.setItem(prefix + name, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: DraftStorage | null, name: string): void {
  try {
    storage?.removeItem(prefix + name);
  } catch {
    // Nothing is lost: an old draft is offered once more.
  }
}

/** Tells one set of values from another; short, because drafts share a few megabytes. */
export function fingerprint(values: unknown): string {
  const text = JSON.stringify(values);
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
