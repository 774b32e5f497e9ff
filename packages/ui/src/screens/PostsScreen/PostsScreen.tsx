import type { Read } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useHost } from '../../data/host.ts';
import type { ScreenContext } from '../../data/screen.ts';
import { profileRead } from '../../data/useProfile.ts';
import { column, pageTitle } from '../../theme/page.css.ts';
import { postsRead } from './postsRead.ts';
import { PostsList } from './PostsList.tsx';
import * as styles from './PostsScreen.css.ts';

export function reads({ language, query }: ScreenContext): readonly Read<unknown>[] {
  return [profileRead(language), postsRead(language, query)];
}

/** Everything published, by year; tag, search and page stand in the address. */
export function PostsScreen() {
  const { query } = useHost();
  const cursor = query.get('cursor');
  return (
    <div className={column}>
      <PageHead isHidden={query.has('q') || query.has('tag')} query={cursor ? { cursor } : undefined} />
      <FeedLink />
      <div className={styles.top}>
        <h1 className={pageTitle}>
          <Trans>Все посты</Trans>
        </h1>
        <SearchBox value={query.get('q') ?? ''} />
      </div>
      <PostsList />
    </div>
  );
}
