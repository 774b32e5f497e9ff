import type { ClientError, Outcome } from '../api/result.ts';
import type { Context } from './draftEvents.ts';
import { showDraft, usable } from './draftEvents.ts';
import { hashValues } from './drafts.ts';
import type { DraftStore } from './draftStore.ts';
import { createDraftStore } from './draftStore.ts';
import type {
  EditorCommand,
  EditorDevice,
  EditorEvent,
  EditorResource,
  EditorState,
  Kind,
  Sides,
  Timer,
} from './types.ts';
import { update } from './update.ts';

/** Options of `createEditor`. */
export interface EditorOptions<T extends Kind> {
  /** The name of the draft on the device: the kind and the id of the item. */
  name: string;
  /** The item as the server has it. */
  server: Omit<Sides<T>, 'values'>;
  resource: EditorResource<T>;
  device: EditorDevice;
  /**
   * Runs one call of a save; expected failures are returned as values. A call repeated after a lost response has the
   * same key, also in another window that continues from the draft.
   */
  call(step: T['step'], key: string): Promise<Outcome<T['answer']>>;
  /** Called after each successful call, once the editor has processed the response. */
  onAccepted?(step: T['step'], answer: T['answer']): void;
  /** Subscribes to sign-ins. Returns an unsubscribe function. */
  onSignedIn?(callback: () => void): () => void;
}

/** The editor of one item in one window. */
export interface Editor<T extends Kind> {
  getSnapshot(): EditorState<T>;
  /** Subscribes to changes of the snapshot. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Passes an event to the state machine. */
  dispatch(event: EditorEvent<T>): void;
  /** Saves, after any save that is running. Never throws. */
  save(command: T['command']): Promise<Outcome<undefined>>;
  /** Starts listening to the page and the session. Returns a function that stops and leaves a draft. */
  start(): () => void;
}

/** Creates an editor on an injected device; nothing happens before `start` or an event. */
export function createEditor<T extends Kind>(options: EditorOptions<T>): Editor<T> {
  const runtime = new Runtime(options);
  return {
    getSnapshot: () => runtime.state,
    subscribe(listener) {
      runtime.listeners.add(listener);
      return () => void runtime.listeners.delete(listener);
    },
    dispatch: (event) => runtime.dispatch(event),
    save: (command) => runtime.save(command),
    start: () => runtime.start(),
  };
}

class Runtime<T extends Kind> {
  state: EditorState<T>;
  readonly listeners = new Set<() => void>();
  private readonly options: EditorOptions<T>;
  private readonly drafts: DraftStore<T['values']>;
  private readonly waiting = new Map<number, (outcome: Outcome<undefined>) => void>();
  private readonly timers = new Map<Timer, unknown>();
  private readonly events: EditorEvent<T>[] = [];
  /** Distinguishes deliberate creations of equal items. */
  private creation: string;
  private isBusy = false;
  private count = 0;

  constructor(options: EditorOptions<T>) {
    this.options = options;
    this.drafts = createDraftStore(options.name, options.device);
    this.creation = options.device.uniqueName();
    this.state = initialState(options, this.drafts.find(), this.context());
  }

  dispatch(event: EditorEvent<T>): void {
    this.events.push(event);
    // A command may itself dispatch events: they are queued until the current one is processed.
    if (this.isBusy) return;
    this.isBusy = true;
    const before = this.state;
    try {
      for (let next = this.events.shift(); next; next = this.events.shift()) {
        const { state, commands } = update(this.state, next, this.context());
        this.state = state;
        for (const command of commands) this.run(command);
      }
    } finally {
      this.isBusy = false;
    }
    if (before !== this.state) for (const listener of Array.from(this.listeners)) listener();
  }

  save(command: T['command']): Promise<Outcome<undefined>> {
    const id = ++this.count;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.dispatch({ type: 'saveRequested', command, id });
    });
  }

  start(): () => void {
    const { device, onSignedIn } = this.options;
    let isGone = false;
    const ends = [
      device.onLeave(() => this.dispatch({ type: 'pageHidden' })),
      onSignedIn?.(() => this.dispatch({ type: 'cameBack' })),
    ];
    this.dispatch({ type: 'opened', found: this.drafts.find() });
    void this.drafts.recover().then(() => {
      if (!isGone) this.dispatch({ type: 'draftsFound', found: this.drafts.find() });
    });
    return () => {
      isGone = true;
      for (const end of ends) end?.();
      this.dispatch({ type: 'left' });
    };
  }

  private context(): Context<T> {
    return { resource: this.options.resource, now: this.options.device.clock.now() };
  }

  private run(command: EditorCommand<T>): void {
    switch (command.type) {
      case 'call':
        return void this.call(command.step);
      case 'announce':
        return this.options.onAccepted?.(command.step, command.answer);
      case 'settle': {
        this.waiting.get(command.id)?.(command.outcome);
        return void this.waiting.delete(command.id);
      }
      case 'wake':
        return this.wake(command.timer, command.at);
      case 'rest':
        return this.rest(command.timer);
      default:
        return this.runDraft(command);
    }
  }

  private runDraft(command: DraftCommand<T>): void {
    const { drafts } = this;
    switch (command.type) {
      case 'keepDraft':
        return this.dispatch({
          type: 'draftKept',
          isHeld: drafts.keep({ ...command.draft, creation: this.creation }),
        });
      case 'dropDraft':
        drafts.drop();
        return this.dispatch({ type: 'draftKept', isHeld: true });
      case 'adoptDraft':
        this.creation = command.draft?.creation ?? this.creation;
        return drafts.adopt(command.draft);
      case 'leaveDraft':
        return drafts.branch();
      case 'moveDraft':
        drafts.drop();
        return drafts.branch(command.name);
      case 'removeDraft':
        return drafts.dropOther(command.draft);
      case 'listDrafts':
        return this.dispatch({ type: 'draftsListed', found: drafts.find() });
    }
  }

  private async call(step: T['step']): Promise<void> {
    const key = `${this.creation}.${hashValues(step)}`;
    const outcome = await this.options.call(step, key).catch((cause: unknown): Outcome<never> => {
      const error: ClientError = { kind: 'config', message: 'The call has a fault', cause };
      return { ok: false, error };
    });
    if (outcome.ok) this.creation = this.options.device.uniqueName();
    if (outcome.ok) this.dispatch({ type: 'accepted', answer: outcome.data });
    else this.dispatch({ type: 'refused', error: outcome.error });
  }

  private wake(timer: Timer, at: number): void {
    const { clock } = this.options.device;
    this.rest(timer);
    const type = timer === 'draft' ? 'draftDue' : 'autosaveDue';
    this.timers.set(
      timer,
      clock.setTimeout(() => this.dispatch({ type }), at - clock.now()),
    );
  }

  private rest(timer: Timer): void {
    if (this.timers.has(timer)) this.options.device.clock.clearTimeout(this.timers.get(timer));
    this.timers.delete(timer);
  }
}

type DraftCommand<T extends Kind> = Exclude<
  EditorCommand<T>,
  { type: 'call' | 'announce' | 'settle' | 'wake' | 'rest' }
>;

function initialState<T extends Kind>(
  { server: { saved, server } }: EditorOptions<T>,
  drafts: ReturnType<DraftStore<T['values']>['find']>,
  context: Context<T>,
): EditorState<T> {
  const empty: EditorState<T> = {
    values: saved,
    saved,
    server,
    errors: {},
    attempt: 0,
    saving: { state: 'idle' },
    save: null,
    queue: [],
    refused: null,
    lost: [],
    conflict: null,
    merge: null,
    shown: null,
    found: [],
    hasChosen: false,
    isHeld: true,
    isOpen: false,
    isDraftDue: false,
    lastField: null,
    autosaveFor: null,
    firstKeyAt: null,
    autosavedAt: null,
  };
  const found = usable(empty, drafts, context);
  return { ...showDraft(empty, found[0] ?? null, context), found };
}
