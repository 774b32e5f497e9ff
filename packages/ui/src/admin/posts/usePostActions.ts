import type { PostTranslationSummary, PostTranslationUpdate } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { BulkActions } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';
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
    const [first, second] = items;
    const title = first && !second ? first.title : '';
    void acts.run({
      items,
      failed: say.failed,
      done: (count) => (title ? `${say.done} «${title}»` : `${say.done} ${count}`),
      call: async (item) => {
        const result = await update.run({ id: item.id, body: { translations: texts(item) } });
        if (result.ok) now.set(item.id, result.data.translations);
        return result;
      },
      undo: {
        call: (item) =>
          update.run({ id: item.id, body: { translations: former(item, now.get(item.id) ?? []) } }),
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
