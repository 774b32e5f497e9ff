import type { Context, Update } from './draftEvents.ts';
import { keepDraft, updateDrafts } from './draftEvents.ts';
import { updateSaves, wantsAutosave } from './saveEvents.ts';
import { updateScreen } from './screenEvents.ts';
import type { EditorCommand, EditorEvent, EditorState, Kind } from './types.ts';

/** The longest time from a key press to the write of the draft, in milliseconds. */
const draftDelay = 300;
/** The time from the last key press to the autosave, in milliseconds. */
const autosaveDelay = 800;
/** The longest time from the first key press during continuous typing, and the shortest between two autosaves. */
const autosaveEvery = 5_000;

/** Returns the state after an event, and the commands to run. */
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

// Further key presses do not postpone a running timer, so that continuous typing is stored as well.
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
  // The timers of a closed editor do not run.
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
  // The clock may have been set back since.
  const autosavedAt = Math.min(state.autosavedAt ?? -Infinity, now);
  const at = Math.max(now, soon, autosavedAt + autosaveEvery);
  return {
    state: { ...state, firstKeyAt, autosaveFor: state.values },
    commands: [{ type: 'wake', timer: 'autosave', at }],
  };
}
