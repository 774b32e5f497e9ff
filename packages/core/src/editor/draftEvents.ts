import type { FoundDraft } from './drafts.ts';
import { hashValues } from './drafts.ts';
import type { EditorCommand, EditorEvent, EditorResource, EditorState, Kind } from './types.ts';
import { errorsAfter, isRecord, same } from './values.ts';

/** The dependencies of an update. */
export interface Context<T extends Kind> {
  readonly resource: EditorResource<T>;
  /** The time of the event. */
  readonly now: number;
}

export interface Update<T extends Kind> {
  readonly state: EditorState<T>;
  readonly commands: readonly EditorCommand<T>[];
}

/** Returns the state with other values on the screen, without the errors of the values that changed. */
export function withValues<T extends Kind>(state: EditorState<T>, values: T['values']): EditorState<T> {
  if (values === state.values) return state;
  return { ...state, values, errors: errorsAfter(state.errors, state.values, values) };
}

/** Returns the command that updates the stored draft to match the screen. */
export function keepDraft<T extends Kind>(
  { values, saved, server }: EditorState<T>,
  { resource, now }: Context<T>,
): EditorCommand<T> {
  if (same(values, saved)) return { type: 'dropDraft' };
  const base = resource.baseOf?.(server) ?? '';
  return { type: 'keepDraft', draft: { values, savedAt: now, ground: hashValues(saved), base } };
}

/** Handles events of the drafts on the device; returns null for other events. */
export function updateDrafts<T extends Kind>(
  state: EditorState<T>,
  event: EditorEvent<T>,
  context: Context<T>,
): Update<T> | null {
  switch (event.type) {
    case 'opened': {
      const adopt: EditorCommand<T> = { type: 'adoptDraft', draft: state.shown };
      const { state: next, commands } = lookAgain({ ...state, isOpen: true }, event.found, context);
      return { state: next, commands: [adopt, ...commands] };
    }
    case 'left':
      return {
        state: { ...state, isOpen: false, isDraftDue: false },
        commands: [{ type: 'rest', timer: 'draft' }, keepDraft(state, context)],
      };
    case 'pageHidden':
      return { state, commands: [keepDraft(state, context)] };
    case 'draftDue':
      return { state: { ...state, isDraftDue: false }, commands: [keepDraft(state, context)] };
    case 'draftKept':
      return {
        state: state.isHeld === event.isHeld ? state : { ...state, isHeld: event.isHeld },
        commands: [],
      };
    case 'draftsFound':
      return lookAgain(state, event.found, context);
    case 'draftsListed':
      return { state: { ...state, found: usable(state, event.found, context) }, commands: [] };
    case 'draftChosen': {
      const shown = { ...showDraft(state, event.draft, context), hasChosen: true };
      const put = same(state.values, state.saved) ? [] : [keepDraft(state, context)];
      // The draft that was shown is now among the other drafts.
      const leave: EditorCommand<T>[] = [{ type: 'leaveDraft' }, { type: 'listDrafts' }];
      return { state: shown, commands: [...put, ...leave, { type: 'adoptDraft', draft: event.draft }] };
    }
    case 'draftDropped':
      return { state, commands: [{ type: 'removeDraft', draft: event.draft }, { type: 'listDrafts' }] };
    default:
      return null;
  }
}

/** Returns the state with a draft shown in place of the saved values; null shows the saved values. */
export function showDraft<T extends Kind>(
  state: EditorState<T>,
  draft: FoundDraft<T['values']> | null,
  { resource }: Context<T>,
): EditorState<T> {
  const shown = withValues(state, draft?.values ?? state.saved);
  // The draft is based on the revisions stored in it, not on those that this window has loaded since.
  const server = resource.rebase ? resource.rebase(state.server, draft?.base ?? null) : state.server;
  const save = state.save && { ...state.save, isDetached: true };
  return { ...shown, shown: draft, server, lost: [], save };
}

/** Returns the state with the saved values shown; the next write removes the draft that was shown. */
export function discardDraft<T extends Kind>(state: EditorState<T>, context: Context<T>): EditorState<T> {
  return { ...showDraft(state, null, context), hasChosen: true };
}

// A form that was just closed, or a browser that was killed, may have left a newer draft than the one found first.
function lookAgain<T extends Kind>(
  state: EditorState<T>,
  found: readonly FoundDraft<T['values']>[],
  context: Context<T>,
): Update<T> {
  const { shown } = state;
  const drafts = usable(state, found, context);
  const newest = drafts[0] ?? null;
  const next = { ...state, found: drafts };
  const isUntouched = !state.hasChosen && same(state.values, shown?.values ?? state.saved);
  const isNews = newest?.key !== shown?.key || newest?.savedAt !== shown?.savedAt;
  if (!isUntouched || !isNews) return { state: next, commands: [] };
  return { state: showDraft(next, newest, context), commands: [{ type: 'adoptDraft', draft: newest }] };
}

/** Adds values to a draft of an earlier version that lacks them; they are taken from the server. */
function completed<V>(values: V, saved: V): V {
  if (!isRecord(values) || !isRecord(saved)) return values;
  const parts = Object.entries({ ...saved, ...values }).map(([key, value]) => {
    const before = saved[key];
    return [key, isRecord(before) ? completed(value, before) : value];
  });
  return Object.fromEntries(parts) as V;
}

/** Returns the drafts that differ from the server's values. */
export function usable<T extends Kind>(
  { saved }: Pick<EditorState<T>, 'saved'>,
  found: readonly FoundDraft<T['values']>[],
  { resource }: Pick<Context<T>, 'resource'>,
): FoundDraft<T['values']>[] {
  return found
    .map((draft) => {
      const values = completed(draft.values, saved);
      return { ...draft, values: resource.followed?.(values, draft.base, saved) ?? values };
    })
    .filter((draft) => !same(draft.values, saved));
}
