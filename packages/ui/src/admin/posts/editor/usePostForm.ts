import type { Face, Language, Outcome, Post } from '@janus-site/core';
import { conflictingAuthor, conflictingPost, fieldErrors } from '@janus-site/core';
import type {
  FieldErrors,
  PostAnswer,
  PostKind,
  PostShared,
  PostStep,
  PostText,
  PostValues,
  StatusChanges,
} from '@janus-site/core/editor';
import { createEditor, postResource, postSides } from '@janus-site/core/editor';
import type { ItemForm, Saver } from '../../forms/useEditor.ts';
import { useEditor } from '../../forms/useEditor.ts';
import { usePostCalls } from './usePostCalls.ts';
import { usePostChecks } from './usePostChecks.ts';

export interface PostForm extends ItemForm<PostValues> {
  /** The post as the server last gave it; null for one that is not made yet. */
  post: Post | null;
  saver: Pick<Saver, 'saving'>;
  changeShared(part: Partial<PostShared>): void;
  changeText(language: Language, part: Partial<PostText>): void;
  /** Saves the words (a published text as a pending change), and changes the state of some languages with them. */
  save(statusChanges?: StatusChanges): Promise<boolean>;
  /** Gives up the pending change of one language; what is published is on the screen again. */
  dropPending(language: Language): Promise<boolean>;
  /** What somebody else has saved meanwhile where both have changed the same; it is to be chosen. */
  conflict: { theirs: PostValues; author: string | null } | null;
  /** Goes on with these values over the server's present version; null leaves everything as it is. */
  settleConflict(values: PostValues | null): void;
  /** What somebody else has written was added to the screen; the author where it is known. */
  merge: { author: string | null } | null;
  forgetMerge(): void;
}

interface PostCalls {
  check(values: PostValues, steps: readonly PostStep[], post: Post | null): FieldErrors;
  call(step: PostStep): Promise<Outcome<PostAnswer>>;
  onCreated: ((post: Post) => void) | undefined;
}

/** The editor's form: both languages in one, over the machine that saves them. A new one is a page where a face is named. */
export function usePostForm(
  initial: Post | null,
  { face, onCreated }: { face: Face | null; onCreated: ((post: Post) => void) | undefined },
): PostForm {
  const check = usePostChecks();
  const call = usePostCalls();
  const calls: PostCalls = { check, call, onCreated };
  const server = postSides(initial, face);
  const newName = face === null ? 'new' : 'newPage';
  const { editor, form, state } = useEditor<PostKind, PostCalls>(calls, server, (latest, world) =>
    createEditor<PostKind>({
      ...world,
      name: `post.${initial?.id ?? newName}`,
      server,
      resource: postResource({
        check: (...asked) => latest.read().check(...asked),
        fieldErrors,
        conflictingPost,
        conflictingAuthor,
      }),
      call: (step) => latest.read().call(step),
      onAccepted(step, answer) {
        if (step.kind === 'create' && answer.kind === 'post') latest.read().onCreated?.(answer.post);
      },
    }),
  );
  const save = async (order: PostKind['order']) => (await editor.save(order)).ok;
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
    save: (statusChanges = {}) => save({ statusChanges, isByHand: true }),
    dropPending: (language) => save({ statusChanges: {}, isByHand: true, drop: language }),
    conflict: conflict && !conflict.isPostponed ? conflict.stale : null,
    settleConflict: (values) => editor.dispatch({ type: 'conflictSettled', values }),
    merge: state.merge,
    forgetMerge: () => editor.dispatch({ type: 'mergeSeen' }),
  };
}
