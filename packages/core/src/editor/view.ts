import type { FoundDraft } from './drafts.ts';
import { hashValues } from './drafts.ts';
import type { EditorState, Kind } from './types.ts';
import { same } from './values.ts';

/** What a screen shows of an editor's state. */
export interface EditorView<V> {
  isDirty: boolean;
  /** The device holds what is on the screen; otherwise leaving loses it. */
  isKept: boolean;
  /** A draft found on the device and shown: when it was written, whether the server has moved on since. */
  restored: { savedAt: number; isOutdated: boolean } | null;
  /** Drafts that other windows have left on the device and that say something else. */
  others: readonly FoundDraft<V>[];
}

/** Returns what a screen shows besides the values. */
export function viewOf<T extends Kind>(state: EditorState<T>): EditorView<T['values']> {
  const { values, saved, shown, found, isHeld } = state;
  const isDirty = !same(values, saved);
  return {
    isDirty,
    isKept: !isDirty || isHeld,
    restored: shown && { savedAt: shown.savedAt, isOutdated: shown.ground !== hashValues(saved) },
    others: found.filter(
      (draft) => (draft.key !== shown?.key || draft.savedAt !== shown.savedAt) && !same(draft.values, values),
    ),
  };
}
