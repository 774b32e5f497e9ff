import type { ClientError, Outcome } from '../api/result.ts';
import type { Context, Update } from './draftEvents.ts';
import { keepDraft, withValues } from './draftEvents.ts';
import type {
  EditorCommand,
  EditorEvent,
  EditorState,
  Kind,
  QueuedSave,
  RunningSave,
  Sides,
  Stale,
} from './types.ts';
import { same } from './values.ts';

const invalid: ClientError = { kind: 'config', message: 'The form has fields to mend' };
const outrun: ClientError = { kind: 'config', message: 'The text has changed since it was to be published' };
const done: Outcome<undefined> = { ok: true, data: undefined };
/** After so many repeats the save fails: somebody else saves faster than the person can read. */
const mostRepeats = 3;

const isSignedOut = (error: ClientError) =>
  error.kind === 'auth' || (error.kind === 'http' && error.status === 401 && !error.isPage);

/** Handles events of saves; returns null for other events. */
export function updateSaves<T extends Kind>(
  state: EditorState<T>,
  event: EditorEvent<T>,
  context: Context<T>,
): Update<T> | null {
  switch (event.type) {
    case 'saveRequested':
      return startNext(
        {
          ...state,
          queue: [...state.queue, { id: event.id, command: event.command, requestedValues: state.values }],
        },
        context,
      );
    case 'autosaveDue': {
      const command = context.resource.autosave?.command;
      if (!command || !wantsAutosave(state, context)) return { state, commands: [] };
      return begin(
        { ...state, autosavedAt: context.now },
        { id: null, command, requestedValues: state.values },
        0,
        context,
      );
    }
    case 'accepted':
      return state.save ? accept(state, state.save, event.answer, context) : { state, commands: [] };
    case 'refused':
      return state.save ? refuse(state, state.save, event.error, context) : { state, commands: [] };
    case 'cameBack':
      return comeBack(state, context);
    default:
      return null;
  }
}

/** Returns whether an autosave is wanted as soon as possible. */
export function wantsAutosave<T extends Kind>(state: EditorState<T>, { resource }: Context<T>): boolean {
  const { isOpen, save, conflict, errors, lastField, saving } = state;
  if (!isOpen || save || conflict || Object.keys(errors).length > 0) return false;
  return resource.autosave?.isWanted(state, { lastField, saving: saving.state }) ?? false;
}

function startNext<T extends Kind>(state: EditorState<T>, context: Context<T>): Update<T> {
  const [next, ...queue] = state.queue;
  if (state.save || !next) return { state, commands: [] };
  return begin({ ...state, queue }, next, 0, context);
}

function begin<T extends Kind>(
  state: EditorState<T>,
  queued: QueuedSave<T>,
  repeats: number,
  context: Context<T>,
): Update<T> {
  const { command } = queued;
  const steps = context.resource.plan(state, command);
  const errors = context.resource.check(state, steps);
  const save: RunningSave<T> = { ...queued, sent: state.values, steps, at: 0, repeats, isDetached: false };
  const next: EditorState<T> = { ...state, errors, save, saving: { state: 'saving' } };
  // Values that changed after the request must not be published.
  if (!isUnchanged(queued, state, context)) return finish(next, save, { ok: false, error: outrun }, context);
  if (Object.keys(errors).length > 0)
    return finish(countRefusal(next, save), save, { ok: false, error: invalid }, context);
  if (steps.length === 0) return finish(next, save, done, context);
  return { state: next, commands: [{ type: 'call', step: steps[0] }] };
}

function isUnchanged<T extends Kind>(
  { command, requestedValues }: Pick<QueuedSave<T>, 'command' | 'requestedValues'>,
  { values }: EditorState<T>,
  { resource }: Context<T>,
): boolean {
  const parts = resource.fixedParts?.(command) ?? [];
  return parts.every((part) => same(requestedValues[part], values[part]));
}

const countRefusal = <T extends Kind>(state: EditorState<T>, { command }: RunningSave<T>): EditorState<T> =>
  command.isByHand ? { ...state, attempt: state.attempt + 1 } : state;

function accept<T extends Kind>(
  state: EditorState<T>,
  save: RunningSave<T>,
  answer: T['answer'],
  context: Context<T>,
): Update<T> {
  const step = save.steps[save.at];
  const accepted = context.resource.accept(state, { step, answer, sent: save.sent });
  const { name } = accepted;
  const next = save.isDetached ? acceptBeside(state, accepted, context) : acceptHere(state, accepted);
  // Text typed since then is stored under the new name.
  const move: EditorCommand<T>[] =
    name === undefined ? [] : [{ type: 'moveDraft', name }, keepDraft(next, context)];
  const commands: EditorCommand<T>[] = [...move, { type: 'announce', step, answer }];
  const at = save.at + 1;
  const rest: Update<T> =
    at < save.steps.length
      ? {
          state: { ...next, save: { ...save, at } },
          commands: [{ type: 'call', step: save.steps[at] }],
        }
      : finish(next, save, done, context);
  return { state: rest.state, commands: [...commands, ...rest.commands] };
}

const acceptHere = <T extends Kind>(
  state: EditorState<T>,
  { values, saved, server }: Sides<T>,
): EditorState<T> => ({ ...withValues(state, values), saved, server, shown: null });

/** The values that were sent are saved, but another draft with its own base is on the screen. */
function acceptBeside<T extends Kind>(
  state: EditorState<T>,
  { saved, server }: Sides<T>,
  { resource }: Context<T>,
): EditorState<T> {
  const base = state.shown?.base ?? null;
  return { ...state, saved, server: resource.rebase ? resource.rebase(server, base) : server };
}

function refuse<T extends Kind>(
  state: EditorState<T>,
  save: RunningSave<T>,
  error: ClientError,
  context: Context<T>,
): Update<T> {
  const { resource } = context;
  // The client repeats a request whose response was lost: then the other version is what this save has sent.
  const lost = [...state.lost, save.sent];
  const stale = save.isDetached ? null : resource.staleOf?.(error, state, lost);
  if (stale) return meetOther(state, save, { stale, error }, context);
  const errors = resource.errorsOf(error, save.steps[save.at]);
  return finish(countRefusal({ ...state, errors }, save), save, { ok: false, error }, context);
}

/** Somebody else has saved first: changes are merged, and the person decides about conflicts. */
function meetOther<T extends Kind>(
  state: EditorState<T>,
  save: RunningSave<T>,
  { stale, error }: { stale: Stale<T>; error: ClientError },
  context: Context<T>,
): Update<T> {
  const { author, clashes, saved, server, values } = stale;
  const isNews = !same(values, state.values);
  const shown: EditorState<T> = isNews ? { ...withValues(state, values), merge: { author } } : state;
  const refusal: Outcome<undefined> = { ok: false, error };
  if (clashes.length > 0)
    return finish({ ...shown, conflict: { stale, isPostponed: false } }, save, refusal, context);
  const merged: EditorState<T> = { ...shown, saved, server, shown: null, conflict: null };
  const { command, repeats } = save;
  // A publication is sent with the values of its request or not at all.
  const canRepeat = command.isByHand && isUnchanged(save, merged, context);
  if (canRepeat && repeats < mostRepeats) return begin({ ...merged, save: null }, save, repeats + 1, context);
  const { state: next, commands } = finish(merged, save, refusal, context);
  // An autosave is started again by its timer.
  return { state: command.isByHand || next.save ? next : { ...next, saving: { state: 'idle' } }, commands };
}

function finish<T extends Kind>(
  state: EditorState<T>,
  { id, command, requestedValues, sent, isDetached }: RunningSave<T>,
  outcome: Outcome<undefined>,
  context: Context<T>,
): Update<T> {
  const isWaiting = !outcome.ok && isSignedOut(outcome.error);
  // An autosave does not replace the save that the person requested; it is repeated anyway.
  const refused = isWaiting ? (command.isByHand ? { command, requestedValues } : state.refused) : null;
  const next = startNext(
    {
      ...state,
      save: null,
      refused,
      lost: isDetached ? state.lost : lostAfter(state, sent, outcome),
      conflict: outcome.ok ? null : state.conflict,
      saving: outcome.ok ? { state: 'saved', at: context.now } : { state: 'failed', error: outcome.error },
    },
    context,
  );
  const settle: EditorCommand<T>[] = id === null ? [] : [{ type: 'settle', id, outcome }];
  return { state: next.state, commands: [...settle, ...next.commands] };
}

/** The maximum number of unanswered saves to remember. */
const mostLost = 20;

function lostAfter<T extends Kind>(
  { lost }: EditorState<T>,
  sent: T['values'],
  outcome: Outcome<undefined>,
): readonly T['values'][] {
  if (outcome.ok) return [];
  const { error } = outcome;
  // A service that returned no response, or a 5xx, may have saved nevertheless.
  if (error.kind === 'http' && error.status < 500) return error.status === 409 ? [] : lost;
  return lost.includes(sent) ? lost : [...lost, sent].slice(-mostLost);
}

function comeBack<T extends Kind>(state: EditorState<T>, context: Context<T>): Update<T> {
  const { refused } = state;
  if (!refused) return { state, commands: [] };
  const isWanted = isUnchanged(refused, state, context);
  const queue = isWanted ? [...state.queue, { id: null, ...refused }] : state.queue;
  return startNext({ ...state, refused: null, queue }, context);
}
