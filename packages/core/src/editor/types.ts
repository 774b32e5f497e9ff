import type { ClientError, Outcome } from '../api/result.ts';
import type { Draft, DraftDevice, FoundDraft } from './drafts.ts';
import type { FieldErrors } from './values.ts';

/** The types of one kind of item. */
export interface Kind {
  /** What the person edits. */
  values: object;
  /** What is known of the server beside the values: revisions, the whole answer. */
  server: unknown;
  /** What somebody wants of a save. */
  order: { readonly isByHand: boolean };
  /** One call of a save. */
  step: unknown;
  /** What a call that went well brings. */
  answer: unknown;
}

/** Both sides of an edited item. */
export interface Sides<T extends Kind> {
  /** What is on the screen. */
  readonly values: T['values'];
  /** What the server has. */
  readonly saved: T['values'];
  readonly server: T['server'];
}

/** What the server has against a save that began from something older. */
export interface Stale<T extends Kind> extends Sides<T> {
  /** The screen with every change that does not clash; `values` has one's own words where they do, this one theirs. */
  readonly theirs: T['values'];
  /** The paths where both have changed the same. */
  readonly clashes: readonly string[];
  /** Who has saved, where that is known. */
  readonly author: string | null;
}

/** How one kind of item is saved: pure functions that the editor calls. */
export interface EditorResource<T extends Kind> {
  /** Returns what is wrong before anything is sent. */
  check(sides: Sides<T>, steps: readonly T['step'][]): FieldErrors;
  /** Returns the calls of a save, in their order; none when there is nothing to send. */
  plan(sides: Sides<T>, order: T['order']): readonly T['step'][];
  /** Returns both sides after a call that went well; `sent` are the values as they were when the save began. */
  accept(sides: Sides<T>, call: Call<T>): Accepted<T>;
  /** Returns what the service says of single fields. */
  errorsOf(error: ClientError, step: T['step']): FieldErrors;
  /** Returns the other version when the call was refused because of it. */
  staleOf?(error: ClientError, sides: Sides<T>, lost: readonly T['values'][]): Stale<T> | null;
  /**
   * Returns the parts of the values that an order publishes or gives up: that is done only as they were when it was
   * asked, and never again by itself.
   */
  fixedParts?(order: T['order']): readonly (keyof T['values'])[];
  /** Returns both sides after the server was read anew. */
  follow(sides: Sides<T>, next: Omit<Sides<T>, 'values'>): Sides<T>;
  /** Returns the server's revisions from which the values go on, to be kept with a draft. */
  baseOf?(server: T['server']): string;
  /** Returns what is known of the server once a draft is shown that went on from `base`; null: from what is saved. */
  rebase?(server: T['server'], base: string | null): T['server'];
  /** Returns the values of a draft that went on from `base`: what the server makes by itself follows what is saved. */
  followed?(values: T['values'], base: string, saved: T['values']): T['values'];
  /** What the machine wants when it saves by itself; absent where only the person saves. */
  autosave?: {
    readonly order: T['order'];
    isWanted(sides: Sides<T>, more: { lastField: string | null; saving: Saving['state'] }): boolean;
  };
}

export interface Call<T extends Kind> {
  readonly step: T['step'];
  readonly answer: T['answer'];
  /** The values when the save began. */
  readonly sent: T['values'];
}

export interface Accepted<T extends Kind> extends Sides<T> {
  /** The draft's new name, when the call has made what is edited. */
  readonly name?: string;
}

/** The progress of saving. */
export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly error: ClientError };

/** What both have changed, to be decided by the person. */
export interface Conflict<T extends Kind> {
  readonly stale: Stale<T>;
  /** The person wants to decide later: nothing is saved by itself until then. */
  readonly isPostponed: boolean;
}

/** What somebody else has written and what was added to the screen by itself. */
export interface Merge {
  readonly author: string | null;
}

export interface QueuedSave<T extends Kind> {
  /** Whoever waits for it; null when nobody does. */
  readonly id: number | null;
  readonly order: T['order'];
  /** The values when it was asked. */
  readonly asked: T['values'];
}

/** The save that is under way. */
export interface RunningSave<T extends Kind> extends QueuedSave<T> {
  readonly sent: T['values'];
  readonly steps: readonly T['step'][];
  /** The step whose answer is awaited. */
  readonly at: number;
  /** Another draft has come to the screen since: its words did not go on from what is sent. */
  readonly isDetached: boolean;
  /** How often it was begun anew over a merged version. */
  readonly repeats: number;
}

export interface EditorState<T extends Kind> extends Sides<T> {
  readonly errors: FieldErrors;
  /** Counts refused saves that a person asked for. */
  readonly attempt: number;
  readonly saving: Saving;
  readonly save: RunningSave<T> | null;
  readonly queue: readonly QueuedSave<T>[];
  /** The save by hand that found the session ended; it runs once somebody has signed in. */
  readonly refused: Omit<QueuedSave<T>, 'id'> | null;
  /** What was sent and not answered since the last answer: the server may have it. */
  readonly lost: readonly T['values'][];
  readonly conflict: Conflict<T> | null;
  readonly merge: Merge | null;
  /** The draft that is shown in place of what the server has. */
  readonly shown: FoundDraft<T['values']> | null;
  /** What other windows, living and dead, have left; the newest first. */
  readonly found: readonly FoundDraft<T['values']>[];
  /** The person has said which draft to show, or none. */
  readonly hasChosen: boolean;
  /** The last write of the draft went well. */
  readonly isHeld: boolean;
  /** The editor is on the screen. */
  readonly isOpen: boolean;
  /** The field of the last key. */
  readonly lastField: string | null;
  /** A write of the draft is near. */
  readonly isDraftDue: boolean;
  /** The values that wait to be saved by the machine itself; null: none do. */
  readonly autosaveFor: T['values'] | null;
  /** When the first key since the last save was pressed, and when the machine last saved by itself. */
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
  | { type: 'saveAsked'; order: T['order']; id: number | null }
  | { type: 'autosaveDue' }
  | { type: 'draftDue' }
  | { type: 'accepted'; answer: T['answer'] }
  | { type: 'refused'; error: ClientError }
  | { type: 'cameBack' }
  | { type: 'serverRead'; saved: T['values']; server: T['server'] }
  | { type: 'partReplaced'; values: Partial<T['values']>; saved: Partial<T['values']> }
  | { type: 'conflictSettled'; values: T['values'] | null }
  | { type: 'mergeSeen' };

/** What is to be done. */
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

/** What the editor uses of its environment. */
export interface EditorDevice extends DraftDevice {
  clock: EditorClock;
  /** Calls back when the page is hidden, closed or left. Returns an unsubscribe function. */
  onLeave(callback: () => void): () => void;
}
