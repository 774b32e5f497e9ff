import type { Outcome } from '@janus-site/core';
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
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../hooks/services.ts';
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
  onSignedIn(callback: () => void): () => void;
}

/** The options of the last render. */
export interface Latest<O> {
  read(): O;
  write(options: O): void;
}

export interface UsedEditor<T extends Kind> {
  editor: Editor<T>;
  state: EditorState<T>;
  form: ItemForm<T['values']>;
}

/**
 * Returns the editor of one form for as long as it is mounted. `create` is called once and reads the options of later
 * renders from `latest`. The editor follows the server when `server` changes.
 */
export function useEditor<T extends Kind, O>(
  options: O,
  server: Omit<Sides<T>, 'values'>,
  create: (latest: Latest<O>, world: EditorWorld) => Editor<T>,
): UsedEditor<T> {
  const { session } = useServices();
  const [latest] = useState(() => createLatest(options));
  const [editor] = useState(() =>
    letterFirst(
      create(latest, {
        device: browserDevice(),
        draftName: (name, isNew) => (isNew ? `${name}.${session.getSnapshot().user?.id}` : name),
        onSignedIn: (callback) => session.on('signedIn', callback),
      }),
    ),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot, editor.getSnapshot);
  useEffect(() => {
    latest.write(options);
  });
  useEffect(() => editor.start(), [editor]);
  const follow = useEffectEvent(() => editor.dispatch({ type: 'serverRead', ...server }));
  const serverText = JSON.stringify(server);
  useEffect(() => follow(), [serverText]);
  return { editor, state, form: formOf(editor, state) };
}

function createLatest<O>(options: O): Latest<O> {
  let current = options;
  return { read: () => current, write: (next) => void (current = next) };
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
