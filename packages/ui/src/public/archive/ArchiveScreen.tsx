import type { Loader } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { NoPosts } from '../../components/YearGroups/NoPosts.tsx';
import { PostsFailed } from '../../components/YearGroups/PostsFailed.tsx';
import { count } from '../../components/YearGroups/YearGroups.css.ts';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useFoldsOthers } from '../../hooks/useFoldsOthers.ts';
import { useWords } from '../../hooks/useSite.ts';
import { backLink, column, pageTitle } from '../../theme/page.css.ts';
import { ArchiveYears } from './ArchiveYears.tsx';

function archiveRead({ language, query }: Pick<ScreenContext<'archive'>, 'language' | 'query'>) {
  return posts.archive(language, query.cursor);
}

/** Returns the loaders of the data that `ArchiveScreen` shows. */
export function loaders(context: ScreenContext<'archive'>): readonly Loader<unknown>[] {
  return [profileLoader(context.language), archiveRead(context)];
}

/** The titles of all posts by year, for browsing and for the browser's own search. */
export function ArchiveScreen() {
  const { query } = usePage<'archive'>();
  const { t } = useLingui();
  const { href } = useNavigation();
  const owner = useProfile()?.text;
  const words = useWords();
  return (
    <div className={column}>
      <PageHead
        owner={owner}
        words={words}
        isHidden={query.cursor !== undefined}
        description={t`Все посты блога по годам`}
      />
      <FeedLink words={words} />
      <p className={backLink}>
        <Link href={href('posts')}>
          <Trans>Все посты</Trans>
        </Link>
      </p>
      <h1 className={pageTitle}>
        <Trans>Архив</Trans>
      </h1>
      <Titles />
    </div>
  );
}

function Titles() {
  const page = usePage<'archive'>();
  const { href } = useNavigation();
  const answer = useRead(archiveRead(page), { keepPrevious: true });
  const isFolded = useFoldsOthers();
  if (answer.state === 'pending') return <PostBones />;
  if (answer.state === 'failed') return <PostsFailed answer={answer} />;
  const { items, others, next_cursor: cursor } = answer.data;
  if (items.length === 0) return <NoPosts />;
  return (
    <>
      <p className={count}>
        <Plural value={answer.data.total} one="# пост" few="# поста" many="# постов" other="# поста" />
      </p>
      <ArchiveYears posts={items} others={others} isFolded={isFolded} />
      <Pager
        first={page.query.cursor ? href('archive') : undefined}
        next={cursor ? href('archive', { query: { cursor } }) : undefined}
      />
    </>
  );
}
