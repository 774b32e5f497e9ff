import type { Read } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useHost } from '../../data/host.ts';
import type { ScreenContext } from '../../data/screen.ts';
import { profileRead } from '../../data/useProfile.ts';
import { column, pageTitle } from '../../theme/page.css.ts';
import { postsRead } from './postsRead.ts';
import { PostsList } from './PostsList.tsx';
import { searchRead, wordsOf } from './searchRead.ts';
import { SearchCount, SearchResults } from './SearchResults.tsx';
import * as styles from './PostsScreen.css.ts';

export function reads({ language, query }: ScreenContext): readonly Read<unknown>[] {
  const words = wordsOf(query);
  return [profileRead(language), words ? searchRead(words) : postsRead(language, query)];
}

/** Everything published, by year; tag, search and page stand in the address. */
export function PostsScreen() {
  const { query } = useHost();
  const { t } = useLingui();
  const words = wordsOf(query);
  return (
    <div className={column}>
      <PageHead
        isHidden={['q', 'tag', 'cursor'].some((name) => query.has(name))}
        description={t`Все посты блога по годам, с поиском и тегами`}
      />
      <FeedLink />
      <div className={styles.top}>
        <h1 className={pageTitle}>
          <Trans>Все посты</Trans>
        </h1>
        <SearchBox value={words} isLive />
      </div>
      <SearchCount words={words} />
      {words ? <SearchResults words={words} /> : <PostsList />}
    </div>
  );
}
