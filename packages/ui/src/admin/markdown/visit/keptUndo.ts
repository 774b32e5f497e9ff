/** Keeps the undo history of a text across a reload: for this visit, size-limited, and only for the same text. */
import { readStored, store, storedKeys } from '../../shared/storage.ts';

/** CodeMirror's serialized history. */
export interface UndoHistory {
  done: unknown[];
  undone: unknown[];
}

interface KeptUndo {
  at: number;
  text: string;
  history: UndoHistory;
}

const area = 'sessionStorage';
const prefix = 'undo.';
/** Characters of one text's history, and number of texts. */
const limits = { size: 200_000, texts: 8 };

/** Returns a hash that identifies a text without storing a copy. */
function markOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${text.length}.${(high >>> 0).toString(36)}.${(low >>> 0).toString(36)}`;
}

/** Returns as much of the history as fits, without its oldest steps. */
export function trimmed({ done, undone }: UndoHistory, size: number = limits.size): UndoHistory {
  let room = size - JSON.stringify(undone).length;
  if (room < 0) return { done: [], undone: [] };
  let first = done.length;
  while (first > 0) {
    room -= JSON.stringify(done[first - 1]).length + 1;
    if (room < 0) break;
    first -= 1;
  }
  return { done: done.slice(first), undone };
}

const savedAt = (key: string): number => {
  const at = /^\{"at":(\d+)/.exec(readStored(area, key) ?? '')?.[1];
  return Number(at ?? 0);
};

/** Saves the undo history of a text; an empty one is not kept. */
export function keepUndo(name: string, text: string, history: UndoHistory, now: number): void {
  const key = prefix + name;
  const rest = trimmed(history);
  if (rest.done.length === 0 && rest.undone.length === 0) return void store(area, key, null);
  const others = storedKeys(area, prefix).filter((other) => other !== key);
  const oldest = others.toSorted((a, b) => savedAt(a) - savedAt(b));
  for (const other of oldest.slice(0, Math.max(0, others.length + 1 - limits.texts)))
    store(area, other, null);
  const value = JSON.stringify({ at: now, text: markOf(text), history: rest } satisfies KeptUndo);
  if (!store(area, key, value)) store(area, key, null);
}

/** Returns the undo history saved for exactly this text. */
export function readUndo(name: string, text: string): UndoHistory | null {
  try {
    const kept = JSON.parse(readStored(area, prefix + name) ?? 'null') as KeptUndo | null;
    return kept?.text === markOf(text) ? kept.history : null;
  } catch {
    return null;
  }
}
