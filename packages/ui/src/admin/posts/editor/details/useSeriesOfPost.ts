import type { ClientError, Series, SeriesList } from '@janus-site/core';
import { series } from '@janus-site/core';
import { moveItem } from '../../../../components/SortableList/order.ts';
import { usePage } from '../../../../hooks/page.ts';
import type { ReadState } from '../../../../hooks/reading.ts';
import { useRead } from '../../../../hooks/useRead.ts';
import { useWrite } from '../../../../hooks/useWrite.ts';
import { useCreation } from '../../../shared/useCreation.ts';
import { arrangeSeries } from '../../../shared/arrangeSeries.ts';

export interface SeriesOfPost {
  /** The state of the list; nothing can be chosen until it is ready. */
  read: ReadState<SeriesList>;
  all: readonly Series[];
  /** The series that contains the post. */
  own: Series | undefined;
  /** Nothing can be chosen yet, or a choice is being saved. */
  isBusy: boolean;
  error: ClientError | null;
  /** Appends the post to a series, or removes it from its current one. */
  choose(id: string): void;
  /** Moves the post to the position of another part. */
  moveTo(id: string): void;
  /** Creates a series with the post as its first part; resolves to whether it was created. */
  make(title: string): Promise<boolean>;
}

/** The series of a post; every choice is saved immediately, separately from the text. */
export function useSeriesOfPost(postId: string): SeriesOfPost {
  const { language } = usePage();
  const read = useRead(series.list());
  const create = useCreation(series.create);
  const update = useWrite(arrangeSeries);
  const all: readonly Series[] = read.state === 'ready' ? read.data.items : [];
  const own = all.find(({ posts }) => posts.includes(postId));
  return {
    read,
    all,
    own,
    isBusy: read.state !== 'ready' || update.isPending || create.isPending,
    error: update.error ?? create.error,
    choose(id) {
      if (all.some((each) => each.id === id))
        void update.run({
          id,
          change: (posts) => ({ posts: [...posts.filter((each) => each !== postId), postId] }),
        });
      else if (own) void update.run({ id: own.id, change: () => ({ removed: [postId] }) });
    },
    moveTo(id) {
      if (!own) return;
      void update.run({
        id: own.id,
        change: (posts) =>
          posts.includes(postId) && posts.includes(id)
            ? { posts: moveItem(posts, posts.indexOf(postId), posts.indexOf(id)) }
            : { posts: [...posts] },
      });
    },
    make: async (title) => (await create.run({ titles: { [language]: title }, posts: [postId] })).ok,
  };
}
