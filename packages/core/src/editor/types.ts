import type { ClientError, Outcome } from '../api/result.ts';
import type { Draft, DraftDevice, FoundDraft } from './drafts.ts';
import type { FieldErrors } from './values.ts';

/** The types of one kind of item. */
export interface Kind {
  /** The values that the person edits. */
  values: object;
  /** The server's side besides the values: revisions, the whole response. */
  server: unknown;
  /** The options of a save. */
  command: { readonly isByHand: boolean };
  /** One call of a save. */
  step: unknown;
  /** The data of a successful call. */
  answer: unknown;
}

/** Both sides of an edited item. */
export interface Sides<T extends Kind> {
  /** The values on the screen. */
  readonly values: T['values'];
  /** The values on the server. */
  readonly saved: T['values'];
  readonly server: T['server'];
}

/** The server's version that refused an outdated save, merged with the screen. */
export interface Stale<T extends Kind> extends Sides<T> {
  /** The screen with all changes merged; where both sides changed a value, `values` has the local one, this theirs. */
  readonly theirs: T['values'];
  /** The paths that both sides changed. */
  readonly clashes: readonly string[];
  /** The author of the server's version, if known. */
  readonly author: string | null;
}

/** How one kind of item is saved: pure functions that the editor calls. */
export interface EditorResource<T extends Kind> {
  /** Returns validation errors before anything is sent. */
  check(sides: Sides<T>, steps: readonly T['step'][]): FieldErrors;
  /** Returns the calls of a save in order; none if there is nothing to send. */
  plan(sides: Sides<T>, command: T['command']): readonly T['step'][];
  /** Returns both sides after a successful call; `sent` are the values at the start of the save. */
  accept(sides: Sides<T>, call: Call<T>): Accepted<T>;
  /** Returns the service's errors of single fields. */
  errorsOf(error: ClientError, step: T['step']): FieldErrors;
  /** Returns the server's version if it caused the refusal. */
  staleOf?(error: ClientError, sides: Sides<T>, lost: readonly T['values'][]): Stale<T> | null;
  /**
   * Returns the parts of the values that a command publishes or discards. It is carried out only while these
   * parts are as they were when it was requested, and it is never repeated automatically.
   */
  fixedParts?(command: T['command']): readonly (keyof T['values'])[];
  /** Returns both sides after the server's data was reloaded. */
  follow(sides: Sides<T>, next: Omit<Sides<T>, 'values'>): Sides<T>;
  /** Returns the server's revisions that the values are based on, to be stored with a draft. */
  baseOf?(server: T['server']): string;
  /** Returns the server's side for a shown draft based on `base`; null means based on the saved values. */
  rebase?(server: T['server'], base: string | null): T['server'];
  /** Returns the values of a draft based on `base`, with the values that the server sets updated from `saved`. */
  followed?(values: T['values'], base: string, saved: T['values']): T['values'];
  /** The autosave; absent if only the person saves. */
  autosave?: {
    readonly command: T['command'];
    isWanted(sides: Sides<T>, more: { lastField: string | null; saving: Saving['state'] }): boolean;
  };
}

export interface Call<T extends Kind> {
  readonly step: T['step'];
  readonly answer: T['answer'];
  /** The values at the start of the save. */
  readonly sent: T['values'];
}

export interface Accepted<T extends Kind> extends Sides<T> {
  /** The draft's new name, if the call created the item. */
  readonly name?: string;
}

/** The progress of saving. */
export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly error: ClientError };

/** A conflict that the person has to resolve. */
export interface Conflict<T extends Kind> {
  readonly stale: Stale<T>;
  /** The person has postponed the decision; autosave pauses until then. */
  readonly isPostponed: boolean;
}

/** Changes of somebody else that were merged into the screen automatically. */
export interface Merge {
  readonly author: string | null;
}

export interface QueuedSave<T extends Kind> {
  /** The id of the waiting caller; null if there is none. */
  readonly id: number | null;
  readonly command: T['command'];
  /** The values at the time of the request. */
  readonly requestedValues: T['values'];
}

/** The running save. */
export interface RunningSave<T extends Kind> extends QueuedSave<T> {
  readonly sent: T['values'];
  readonly steps: readonly T['step'][];
  /** The index of the step whose response is awaited. */
  readonly at: number;
  /** Another draft has been shown since; it is not based on what is being sent. */
  readonly isDetached: boolean;
  /** How often the save was restarted with a merged version. */
  readonly repeats: number;
}

/** The whole state of an editor. */
export interface EditorState<T extends Kind> extends Sides<T> {
  readonly errors: FieldErrors;
  /** The number of refused saves that the person requested. */
  readonly attempt: number;
  readonly saving: Saving;
  readonly save: RunningSave<T> | null;
  readonly queue: readonly QueuedSave<T>[];
  /** The person's save that was refused because the session had ended; it runs after the next sign-in. */
  readonly refused: Omit<QueuedSave<T>, 'id'> | null;
  /** Values that were sent without a response since the last one; the server may have them. */
  readonly lost: readonly T['values'][];
  readonly conflict: Conflict<T> | null;
  readonly merge: Merge | null;
  /** The draft that is shown in place of the saved values. */
  readonly shown: FoundDraft<T['values']> | null;
  /** The drafts of other windows, open or closed; the newest first. */
  readonly found: readonly FoundDraft<T['values']>[];
  /** The person has chosen which draft to show, or none. */
  readonly hasChosen: boolean;
  /** The last write of the draft succeeded. */
  readonly isHeld: boolean;
  /** The editor is on the screen. */
  readonly isOpen: boolean;
  /** The field that was typed in last. */
  readonly lastField: string | null;
  /** A write of the draft is scheduled. */
  readonly isDraftDue: boolean;
  /** The values that wait for the autosave; null if there are none. */
  readonly autosaveFor: T['values'] | null;
  /** The times of the first key press since the last save and of the last autosave. */
  readonly firstKeyAt: number | null;
  readonly autosavedAt: number | null;
}

/** An event of the editor. */
export type EditorEvent<T extends Kind> =
  | { type: 'opened'; found: readonly FoundDraft<T['values']>[] }
  | { type: 'left' }
  | { type: 'pageHidden' }
  | { type: 'typed'; part: Partial<T['values']>; field?: string }
  | { type: 'errorsFound'; errors: FieldErrors }
  | { type: 'draftsFound'; found: readonly FoundDraft<T['values']>[] }
  | { type: 'draftsListed'; found: readonly FoundDraft<T['values']>[] }
  | { type: 'draftKept'; isHeld: boolean }
  | { type: 'draftChosen'; draft: FoundDraft<T['values']> }
  | { type: 'draftDropped'; draft: FoundDraft<T['values']> }
  | { type: 'discarded' }
  | { type: 'saveRequested'; command: T['command']; id: number | null }
  | { type: 'autosaveDue' }
  | { type: 'draftDue' }
  | { type: 'accepted'; answer: T['answer'] }
  | { type: 'refused'; error: ClientError }
  | { type: 'cameBack' }
  | { type: 'serverRead'; saved: T['values']; server: T['server'] }
  | { type: 'partReplaced'; values: Partial<T['values']>; saved: Partial<T['values']> }
  | { type: 'conflictSettled'; values: T['values'] | null }
  | { type: 'mergeSeen' };

/** A command for the runtime. */
export type EditorCommand<T extends Kind> =
  | { type: 'call'; step: T['step'] }
  | { type: 'settle'; id: number; outcome: Outcome<undefined> }
  | { type: 'announce'; step: T['step']; answer: T['answer'] }
  | { type: 'wake'; timer: Timer; at: number }
  | { type: 'rest'; timer: Timer }
  | { type: 'keepDraft'; draft: Draft<T['values']> }
  | { type: 'dropDraft' }
  | { type: 'adoptDraft'; draft: FoundDraft<T['values']> | null }
  | { type: 'leaveDraft' }
  | { type: 'moveDraft'; name: string }
  | { type: 'removeDraft'; draft: FoundDraft<T['values']> }
  | { type: 'listDrafts' };

export type Timer = 'draft' | 'autosave';

/** A clock with timers. */
export interface EditorClock {
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The environment that the editor needs. */
export interface EditorDevice extends DraftDevice {
  clock: EditorClock;
  /** Subscribes to the page being hidden, closed or left. Returns an unsubscribe function. */
  onLeave(callback: () => void): () => void;
}
