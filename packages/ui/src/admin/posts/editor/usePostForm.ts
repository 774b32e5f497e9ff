import type { Face, Language, Outcome, Post } from '@janus-site/core';
import { conflictingAuthor, conflictingPost, fieldErrors, languages, posts } from '@janus-site/core';
import { useState } from 'react';
import type {
  FieldErrors,
  PostAnswer,
  PostKind,
  PostShared,
  PostStep,
  PostText,
  PostValues,
  SaveCommand,
  StatusChanges,
} from '@janus-site/core/editor';
import { createEditor, postResource, postSides, same } from '@janus-site/core/editor';
import type { ItemForm, Saver } from '../../forms/useEditor.ts';
import { useEditor } from '../../forms/useEditor.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { usePostCalls } from './usePostCalls.ts';
import { usePostChecks } from './usePostChecks.ts';

export interface PostForm extends ItemForm<PostValues> {
  /** The post as last received from the server; null before it is created. */
  post: Post | null;
  saver: Pick<Saver, 'saving'>;
  changeShared(part: Partial<PostShared>): void;
  changeText(language: Language, part: Partial<PostText>): void;
  /** Saves the texts (a published one as a pending change) together with status changes of some languages. */
  save(statusChanges?: StatusChanges): Promise<boolean>;
  /** Repeats the last save that failed; without its status changes if their texts have changed since. */
  retry(): void;
  /** Deletes the post, with what is typed in it; the editor saves nothing afterwards. Returns whether that succeeded. */
  remove(): Promise<boolean>;
  /** Discards the pending change of one language; the published text is shown again. */
  dropPending(language: Language): Promise<boolean>;
  /** Values saved by somebody else that conflict with local changes; the user must choose. */
  conflict: { theirs: PostValues; author: string | null } | null;
  /** Continues with these values over the server's current version; null leaves everything as it is. */
  settleConflict(values: PostValues | null): void;
  /** Set when somebody else's changes were merged into the form; the author if known. */
  merge: { author: string | null } | null;
  forgetMerge(): void;
}

interface PostCalls {
  check(values: PostValues, steps: readonly PostStep[], post: Post | null): FieldErrors;
  call(step: PostStep, key: string): Promise<Outcome<PostAnswer>>;
  onCreated: ((post: Post) => void) | undefined;
}

const byHand: SaveCommand = { statusChanges: {}, isByHand: true };

/** Whether the texts that the command publishes or discards are still those at its request. */
const isUnchanged = (
  { command, requestedValues }: { command: SaveCommand; requestedValues: PostValues },
  values: PostValues,
) =>
  languages.every(
    (one) => (!command.statusChanges[one] && command.drop !== one) || same(requestedValues[one], values[one]),
  );

interface PostFormOptions {
  face: Face | null;
  onCreated: ((post: Post) => void) | undefined;
  onRemoving(isRemoving: boolean): void;
}

/** The editor's form: both languages in one, over the saver. A new item is a page if a face is given. */
export function usePostForm(
  initial: Post | null,
  { face, onCreated, onRemoving }: PostFormOptions,
): PostForm {
  const check = usePostChecks();
  const call = usePostCalls();
  const calls: PostCalls = { check, call, onCreated };
  const server = postSides(initial, face);
  const newName = face === null ? 'new' : 'newPage';
  const { editor, form, state } = useEditor<PostKind, PostCalls>(calls, server, (latest, world) =>
    createEditor<PostKind>({
      ...world,
      name: world.draftName(`post.${initial?.id ?? newName}`, initial === null),
      server,
      resource: postResource({
        check: (...args) => latest.current.check(...args),
        fieldErrors,
        conflictingPost,
        conflictingAuthor,
      }),
      call: (step, key) => world.asOwner(() => latest.current.call(step, key)),
      onAccepted(step, answer) {
        if (step.kind === 'create' && answer.kind === 'post') latest.current.onCreated?.(answer.post);
      },
    }),
  );
  const [failed, setFailed] = useState<{ command: SaveCommand; requestedValues: PostValues } | null>(null);
  const save = async (command: SaveCommand) => {
    const requestedValues = editor.getSnapshot().values;
    const { ok } = await editor.save(command);
    setFailed(ok ? null : { command, requestedValues });
    return ok;
  };
  const { run: removePost } = useWrite(posts.remove);
  const remove = async () => {
    const { post } = editor.getSnapshot().server;
    if (!post) return false;
    onRemoving(true);
    // Whoever restores the post finds these words, on any device.
    if (form.isDirty) await save(byHand);
    const { ok } = await removePost({ id: post.id });
    // The screen stays until the next page is loaded: an autosave meanwhile would fail.
    if (ok) editor.dispatch({ type: 'left' });
    else onRemoving(false);
    return ok;
  };
  const { conflict } = state;
  return {
    ...form,
    post: state.server.post,
    saver: { saving: state.saving },
    changeShared: (part) => form.change({ shared: { ...form.read().shared, ...part } }),
    changeText(language, change) {
      const text = { ...form.read()[language], ...change };
      const part = language === 'ru' ? { ru: text } : { en: text };
      editor.dispatch({ type: 'typed', part, field: 'title' in change ? 'title' : 'text' });
    },
    remove,
    save: (statusChanges = {}) => save({ ...byHand, statusChanges }),
    retry: () => void save(failed && isUnchanged(failed, form.values) ? failed.command : byHand),
    dropPending: (language) => save({ ...byHand, drop: language }),
    conflict: conflict && !conflict.isPostponed ? conflict.stale : null,
    settleConflict: (values) => editor.dispatch({ type: 'conflictSettled', values }),
    merge: state.merge,
    forgetMerge: () => editor.dispatch({ type: 'mergeSeen' }),
  };
}
