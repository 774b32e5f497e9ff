import type { FoundDraft } from './drafts.ts';
import { hashValues } from './drafts.ts';
import type { EditorState, Kind } from './types.ts';
import { same } from './values.ts';

/** The part of an editor's state that a screen shows besides the values. */
export interface EditorView<V> {
  isDirty: boolean;
  /** The device holds the values on the screen; otherwise leaving the page loses them. */
  isKept: boolean;
  /** The draft that is shown: when it was written, and whether the server's data has changed since. */
  restored: { savedAt: number; isOutdated: boolean } | null;
  /** Drafts of other windows on the device that differ from the saved values. */
  others: readonly FoundDraft<V>[];
}

/** Returns the part of the state that a screen shows besides the values. */
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
