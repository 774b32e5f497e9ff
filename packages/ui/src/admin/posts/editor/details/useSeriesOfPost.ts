import type { ClientError, Series, SeriesList } from '@janus-site/core';
import { series } from '@janus-site/core';
import { usePage } from '../../../../hooks/page.ts';
import type { ReadState } from '../../../../hooks/reading.ts';
import { useRead } from '../../../../hooks/useRead.ts';
import { useWrite } from '../../../../hooks/useWrite.ts';

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
  const create = useWrite(series.create);
  const update = useWrite(series.update);
  const all: readonly Series[] = read.state === 'ready' ? read.data.items : [];
  const own = all.find(({ posts }) => posts.includes(postId));
  return {
    read,
    all,
    own,
    isBusy: read.state !== 'ready' || update.isPending || create.isPending,
    error: update.error ?? create.error,
    choose(id) {
      const chosen = all.find((each) => each.id === id);
      if (chosen) void update.run({ id, body: { posts: [...chosen.posts, postId] } });
      else if (own) void update.run({ id: own.id, body: { removed: [postId] } });
    },
    moveTo(id) {
      if (!own) return;
      const posts = own.posts.filter((each) => each !== postId);
      posts.splice(own.posts.indexOf(id), 0, postId);
      void update.run({ id: own.id, body: { posts } });
    },
    make: async (title) => (await create.run({ titles: { [language]: title }, posts: [postId] })).ok,
  };
}
