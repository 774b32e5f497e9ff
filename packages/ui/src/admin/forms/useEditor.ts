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

/** What a form shows and does, whatever is edited in it. */
export interface ItemForm<V> {
  values: V;
  /** Changes some of the values. */
  change(part: Partial<V>): void;
  isDirty: boolean;
  /** The device holds what is on the screen; otherwise leaving loses it. */
  isKept: boolean;
  errors: FieldErrors;
  /** Counts refused saves that a person asked for. */
  attempt: number;
  saving: Saving;
  /** A draft found on the device and shown: when it was written, whether the server has moved on since. */
  restored: { savedAt: number; isOutdated: boolean } | null;
  /** Drafts that other windows have left on the device and that say something else. */
  others: readonly FoundDraft<V>[];
  /** Shows one of them; what was shown is among the others then. */
  showOther(draft: FoundDraft<V>): void;
  dropOther(draft: FoundDraft<V>): void;
  /** Back to what the server has. */
  discard(): void;
  /** Values as of this moment, for what begins after an await. */
  read(): V;
}

/** What a form asks of whoever saves. */
export interface Saver {
  saving: Saving;
  /** Saves; a second call while one is under way waits for it. */
  save(): Promise<Outcome<undefined>>;
}

/** What an editor is made with. */
export interface EditorWorld {
  device: EditorDevice;
  onSignedIn(callback: () => void): () => void;
}

/** What a form was drawn with the last time. */
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
 * The editor of one form, for as long as it is shown. `create` is asked once; what it needs of later drawings it reads
 * from `latest`. The editor follows the server when `server` changes.
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
