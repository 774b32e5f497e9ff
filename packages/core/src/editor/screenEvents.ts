import type { Context, Update } from './draftEvents.ts';
import { discardDraft, withValues } from './draftEvents.ts';
import type { EditorEvent, EditorState, Kind } from './types.ts';

/** Handles events that change the values: typing, new data of the server, and decisions of the person. */
export function updateScreen<T extends Kind>(
  state: EditorState<T>,
  event: EditorEvent<T>,
  context: Context<T>,
): Update<T> {
  const only = (next: EditorState<T>): Update<T> => ({ state: next, commands: [] });
  switch (event.type) {
    case 'typed': {
      const typed = withValues(state, { ...state.values, ...event.part });
      return only({ ...typed, lastField: event.field ?? state.lastField });
    }
    case 'errorsFound':
      return only({ ...state, errors: event.errors });
    case 'discarded':
      return only(discardDraft(state, context));
    case 'serverRead': {
      const { values, saved, server } = context.resource.follow(state, event);
      return only({ ...withValues(state, values), saved, server });
    }
    case 'partReplaced': {
      const shown = withValues(state, { ...state.values, ...event.values });
      return only({ ...shown, saved: { ...state.saved, ...event.saved }, shown: null });
    }
    case 'conflictSettled':
      return only(settleConflict(state, event.values));
    case 'mergeSeen':
      return only({ ...state, merge: null });
    default:
      return only(state);
  }
}

/** Continues with these values on top of the server's current version; null postpones the decision. */
function settleConflict<T extends Kind>(state: EditorState<T>, values: T['values'] | null): EditorState<T> {
  const { conflict } = state;
  if (!conflict) return state;
  if (!values) return { ...state, conflict: { ...conflict, isPostponed: true } };
  const { saved, server } = conflict.stale;
  return {
    ...withValues(state, values),
    saved,
    server,
    shown: null,
    conflict: null,
    saving: { state: 'idle' },
  };
}
