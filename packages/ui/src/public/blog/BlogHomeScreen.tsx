import type { Loader } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostRows } from '../../components/PostRows/PostRows.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TagLinks } from '../../components/TagLinks/TagLinks.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWords } from '../../hooks/useSite.ts';
import { block, blockTitle, column } from '../../theme/page.css.ts';
import * as styles from './BlogHomeScreen.css.ts';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { LeadPost } from './LeadPost.tsx';
import { Writer } from './Writer.tsx';

const newest = 6;
/** The rest are on the page of all posts. */
const mostTopics = 14;

export function loaders({ language }: ScreenContext): readonly Loader<unknown>[] {
  return [profileLoader(language), posts.published(language, { limit: newest })];
}

/** Who writes, the newest post in large, the ones before it, what they are about. */
export function BlogHomeScreen() {
  const { t } = useLingui();
  const { profile, text } = useProfile() ?? {};
  const words = useWords();
  const name = text?.name;
  return (
    <div className={column}>
      <PageHead owner={text} words={words} description={name && t`Новые посты и темы блога. Пишет ${name}`} />
      <FeedLink words={words} />
      <Writer profile={profile} words={words} />
      <Newest />
    </div>
  );
}

function Newest() {
  const { language } = usePage();
  const { href } = useNavigation();
  const { t } = useLingui();
  const answer = useRead(posts.published(language, { limit: newest }));
  if (answer.state === 'pending') return <Skeleton />;
  if (answer.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить посты`} error={answer.error} onRetry={answer.retry} />;
  }
  const { items, tags, total } = answer.data;
  const [lead, ...others] = items;
  return (
    <>
      <section aria-labelledby="newest" className={block}>
        <h2 id="newest" className={blockTitle}>
          <Trans>Новое</Trans>
        </h2>
        {lead ? (
          <>
            <LeadPost post={lead} />
            <PostRows posts={others} isLarge />
          </>
        ) : (
          <EmptyState title={t`Постов пока нет`}>{t`Первый появится здесь и в ленте RSS.`}</EmptyState>
        )}
        {total > items.length && (
          <p className={styles.all}>
            <Link href={href('posts')} className={styles.allLink}>
              <Trans>Все посты</Trans>
              <Icon name="right" />
            </Link>
          </p>
        )}
      </section>
      {tags.length > 0 && (
        <section aria-labelledby="topics" className={block}>
          <h2 id="topics" className={blockTitle}>
            <Trans>Темы</Trans>
          </h2>
          <TagLinks tags={tags.slice(0, mostTopics)} />
        </section>
      )}
    </>
  );
}
