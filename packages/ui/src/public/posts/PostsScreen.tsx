import type { Loader } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useFoldsOthers } from '../../hooks/useFoldsOthers.ts';
import { useWords } from '../../hooks/useSite.ts';
import { column, pageTitle } from '../../theme/page.css.ts';
import { postsLoader } from './postsLoader.ts';
import { PostsList } from './PostsList.tsx';
import { searchLoader } from './searchLoader.ts';
import { SearchCount } from './SearchCount.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './PostsScreen.css.ts';

/** Returns the loaders of the data that `PostsScreen` shows. */
export function loaders({ language, query }: ScreenContext<'posts'>): readonly Loader<unknown>[] {
  return [profileLoader(language), query.q ? searchLoader(query.q, language) : postsLoader(language, query)];
}

/** All published posts by year; tag, search and page are in the address. */
export function PostsScreen() {
  const { language, query } = usePage<'posts'>();
  const { t } = useLingui();
  const owner = useProfile()?.text;
  const siteWords = useWords();
  const { q: words = '', tag, cursor } = query;
  const found = useRead(words ? searchLoader(words, language) : null, { keepPrevious: true });
  return (
    <div className={column}>
      <PageHead
        owner={owner}
        words={siteWords}
        isHidden={[words, tag, cursor].some(Boolean)}
        description={t`Все посты блога по годам, с поиском и метками`}
      />
      <FeedLink words={siteWords} />
      <div className={styles.top}>
        <h1 className={pageTitle}>
          <Trans>Все посты</Trans>
        </h1>
        <SearchBox value={words} isLive />
      </div>
      <SearchCount words={words} answer={found} />
      {words ? <Found words={words} /> : <All />}
    </div>
  );
}

/** A separate component, so that a search after a cleared one does not start with the former results. */
function Found({ words }: { words: string }) {
  const { language } = usePage();
  const answer = useRead(searchLoader(words, language), { keepPrevious: true });
  return <SearchResults words={words} answer={answer} />;
}

function All() {
  const { language, query } = usePage<'posts'>();
  const answer = useRead(postsLoader(language, query), { keepPrevious: true });
  return <PostsList answer={answer} isFolded={useFoldsOthers()} />;
}
