import type { Outcome, PostSummary, PostTranslationSummary, PostTranslationUpdate } from '@janus-site/core';
import { conflictingPost, isInvalidated, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { BulkActions } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';
import { useReading } from '../../hooks/reading.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { ListedPost } from './listedPost.ts';
import { draftsOf, former, publication, publicOf, withdrawal } from './listedPost.ts';

export interface PostActions {
  acts: BulkActions<ListedPost>;
  /** Ids hidden from the list. */
  hidden: ReadonlySet<string>;
  /** Publishes their drafts now. */
  publish(items: readonly ListedPost[]): void;
  /** Turns published and scheduled texts into drafts. */
  withdraw(items: readonly ListedPost[]): void;
  remove(items: readonly ListedPost[]): void;
}

/** Actions on one or more posts, each with undo. */
export function usePostActions(): PostActions {
  const { t } = useLingui();
  const acts = useBulkActions<ListedPost>();
  const { invalidate } = useReading();
  const update = useWrite(posts.update);
  const removeWrite = useWrite(posts.remove);
  const restore = useWrite(posts.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => removeWrite.run({ id }),
    restore: (id) => restore.run({ id }),
  });

  const change = (
    items: readonly ListedPost[],
    texts: (item: ListedPost) => PostTranslationUpdate[],
    say: { done: string; failed: string },
  ) => {
    const now = new Map<string, readonly PostTranslationSummary[]>();
    // As refusals returned them: a retry sends their revisions.
    const current = new Map<string, PostSummary>();
    const send = async (item: ListedPost, textsOf: typeof texts): Promise<Outcome<unknown>> => {
      const { id } = item;
      const post = current.get(id) ?? item.post;
      const translations = textsOf({ ...item, post });
      if (translations.length === 0) return { ok: true, data: post };
      const input = { id, body: { translations } };
      const result = await update.run(input);
      if (result.ok) now.set(id, result.data.translations);
      const saved = !result.ok && conflictingPost(result.error);
      if (saved) {
        current.set(id, saved);
        const invalidations = posts.update.invalidates(input);
        invalidate((key) => isInvalidated(key, invalidations));
      }
      return result;
    };
    const [first, second] = items;
    const title = first && !second ? first.title : '';
    void acts.run({
      items,
      failed: say.failed,
      done: (count) => (title ? `${say.done} «${title}»` : `${say.done} ${count}`),
      call: (item) => send(item, texts),
      undo: {
        call: (item) => send(item, (latest) => former(latest, now.get(item.id) ?? [])),
        // Over another save, the former state must not return unseen.
        isFinal: (error) => conflictingPost(error) !== undefined,
        done: () => t`Состояние возвращено`,
        failed: t`Состояние не возвращено:`,
      },
    });
  };
  return {
    acts,
    hidden: deletion.hidden,
    remove: deletion.remove,
    publish: (items) =>
      change(
        items.filter((item) => draftsOf(item).length > 0),
        publication,
        { done: t`Опубликовано:`, failed: t`Не опубликовано:` },
      ),
    withdraw: (items) =>
      change(
        items.filter((item) => publicOf(item).length > 0),
        withdrawal,
        { done: t`Снято с публикации:`, failed: t`Не снято с публикации:` },
      ),
  };
}
