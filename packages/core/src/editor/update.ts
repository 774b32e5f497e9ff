import type { Context, Update } from './draftEvents.ts';
import { keepDraft, updateDrafts } from './draftEvents.ts';
import { updateSaves, wantsAutosave } from './saveEvents.ts';
import { updateScreen } from './screenEvents.ts';
import type { EditorCommand, EditorEvent, EditorState, Kind } from './types.ts';

/** The draft is on the device so long after a key at the latest. */
const draftDelay = 300;
/** The server has the words so long after the last key, or … */
const autosaveDelay = 800;
/** … so long after the first one for who types without a pause, and no oftener than that. */
const autosaveEvery = 5_000;

/** Returns the state after an event, and what is to be done because of it. */
export function update<T extends Kind>(
  before: EditorState<T>,
  event: EditorEvent<T>,
  context: Context<T>,
): Update<T> {
  const { state, commands } =
    updateSaves(before, event, context) ??
    updateDrafts(before, event, context) ??
    updateScreen(before, event, context);
  const drafted = setDraftTimer(before, state, context);
  const timed = setAutosaveTimer(drafted.state, context);
  return { state: timed.state, commands: [...commands, ...drafted.commands, ...timed.commands] };
}

// A timer that runs is not put off by further keys: who types without a pause is kept as well.
function setDraftTimer<T extends Kind>(
  before: EditorState<T>,
  state: EditorState<T>,
  context: Context<T>,
): Update<T> {
  const isNews =
    before.values !== state.values || before.saved !== state.saved || before.isOpen !== state.isOpen;
  if (!isNews || state.isDraftDue) return { state, commands: [] };
  if (state.isOpen) {
    const wake: EditorCommand<T> = { type: 'wake', timer: 'draft', at: context.now + draftDelay };
    return { state: { ...state, isDraftDue: true }, commands: [wake] };
  }
  // Nobody waits for a timer of an editor that was left.
  return { state, commands: before.isOpen ? [] : [keepDraft(state, context)] };
}

function setAutosaveTimer<T extends Kind>(state: EditorState<T>, context: Context<T>): Update<T> {
  if (!wantsAutosave(state, context)) {
    if (state.autosaveFor === null) return { state, commands: [] };
    const idle = { ...state, autosaveFor: null, firstKeyAt: null };
    return { state: idle, commands: [{ type: 'rest', timer: 'autosave' }] };
  }
  if (state.autosaveFor === state.values) return { state, commands: [] };
  const { now } = context;
  const firstKeyAt = state.firstKeyAt ?? now;
  const soon = Math.min(now + autosaveDelay, firstKeyAt + autosaveEvery);
  const at = Math.max(now, soon, (state.autosavedAt ?? -Infinity) + autosaveEvery);
  return {
    state: { ...state, firstKeyAt, autosaveFor: state.values },
    commands: [{ type: 'wake', timer: 'autosave', at }],
  };
}
