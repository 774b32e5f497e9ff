import type { Outcome, Session } from '@janus-site/core';
import type {
  Editor,
  EditorDevice,
  EditorState,
  FieldErrors,
  FoundDraft,
  Kind,
  Saving,
  Sides,
} from '@janus-site/core/editor';
import { browserDevice, viewOf } from '@janus-site/core/editor';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../hooks/services.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { letterFirst } from './letterFirst.ts';

/** The state and actions of a form, whatever it edits. */
export interface ItemForm<V> {
  values: V;
  /** Changes some values. */
  change(part: Partial<V>): void;
  isDirty: boolean;
  /** Whether the draft is saved on this device; if not, leaving loses it. */
  isKept: boolean;
  errors: FieldErrors;
  /** The number of refused saves that the user requested. */
  attempt: number;
  saving: Saving;
  /** A draft found on the device and shown: when it was saved, and whether the server's version has changed since. */
  restored: { savedAt: number; isOutdated: boolean } | null;
  /** Differing drafts left on the device by other windows. */
  others: readonly FoundDraft<V>[];
  /** Shows one of them; the values shown before become one of the others. */
  showOther(draft: FoundDraft<V>): void;
  dropOther(draft: FoundDraft<V>): void;
  /** Restores the server's version. */
  discard(): void;
  /** Returns the current values, for use after an await. */
  read(): V;
}

/** What a form needs from the code that saves it. */
export interface Saver {
  saving: Saving;
  /** Saves; a call during a save waits for it. */
  save(): Promise<Outcome<undefined>>;
}

/** The environment of an editor. */
export interface EditorWorld {
  device: EditorDevice;
  /** Returns the name of a draft; that of a new item belongs to the account, because others may use the device. */
  draftName(name: string, isNew: boolean): string;
  /** Calls back when the account that opened the form signs in again; others do not continue its saves. */
  onSignedIn(callback: () => void): () => void;
  /** Runs a call of the form, but refuses it while another account, or nobody, is signed in. */
  asOwner<A>(call: () => Promise<Outcome<A>>): Promise<Outcome<A>>;
}

export interface UsedEditor<T extends Kind> extends Pick<EditorWorld, 'asOwner'> {
  editor: Editor<T>;
  state: EditorState<T>;
  form: ItemForm<T['values']>;
}

const signedOut = { kind: 'auth', message: 'The account that opened the form is not signed in' } as const;

/**
 * Returns the editor of one form for as long as it is mounted. `create` is called once and reads the options of later
 * renders from `latest`. The editor follows the server when `server` changes.
 */
export function useEditor<T extends Kind, O>(
  options: O,
  server: Omit<Sides<T>, 'values'>,
  create: (latest: RefObject<O>, world: EditorWorld) => Editor<T>,
): UsedEditor<T> {
  const { session } = useServices();
  const latest = useLatest(options);
  const [world] = useState(() => createWorld(session));
  const [editor] = useState(() => letterFirst(create(latest, world)));
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot, editor.getSnapshot);
  useEffect(() => editor.start(), [editor]);
  const follow = useEffectEvent(() => editor.dispatch({ type: 'serverRead', ...server }));
  const serverText = JSON.stringify(server);
  useEffect(() => follow(), [serverText]);
  return { editor, state, form: formOf(editor, state), asOwner: world.asOwner };
}

function createWorld(session: Session): EditorWorld {
  const idOf = () => session.getSnapshot().user?.id;
  const owner = idOf();
  const isOwner = () => owner === undefined || idOf() === owner;
  return {
    device: browserDevice(),
    draftName: (name, isNew) => (isNew ? `${name}.${owner}` : name),
    onSignedIn(callback) {
      const back = () => {
        if (isOwner()) callback();
      };
      // A sign-in is reported before its user is loaded.
      const ends = [session.on('signedIn', back), session.on('userChanged', back)];
      return () => ends.forEach((end) => end());
    },
    asOwner: async (call) => (isOwner() ? call() : { ok: false, error: signedOut }),
  };
}

function formOf<T extends Kind>(editor: Editor<T>, state: EditorState<T>): ItemForm<T['values']> {
  const { values, errors, attempt, saving } = state;
  return {
    ...viewOf(state),
    values,
    errors,
    attempt,
    saving,
    change: (part) => editor.dispatch({ type: 'typed', part }),
    showOther: (draft) => editor.dispatch({ type: 'draftChosen', draft }),
    dropOther: (draft) => editor.dispatch({ type: 'draftDropped', draft }),
    discard: () => editor.dispatch({ type: 'discarded' }),
    read: () => editor.getSnapshot().values,
  };
}
