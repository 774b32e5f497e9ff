import type { Post, PostTranslation, ProfileTranslation } from '@janus-site/core';
import { authorName, formatDay, parseWebAddress } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './PostScreen.css.ts';

export interface PostDatesProps {
  post: Pick<Post, 'author' | 'canonical_url'>;
  text: PostTranslation;
  /** The owner of the blog; undefined until loaded: no author is shown then. */
  owner: Pick<ProfileTranslation, 'name' | 'language'> | undefined;
}

/** The author, the dates of publication and change, and the reading time. */
export function PostDates({ post, text, owner }: PostDatesProps) {
  const { language } = usePage();
  const { faceHref } = useNavigation();
  const published = text.published_at;
  const changed = text.updated_at;
  // An edit on the day of publication is not shown.
  const isChanged = published !== null && changed.slice(0, 10) > published.slice(0, 10);
  const minutes = text.reading_minutes;
  const first = post.canonical_url ? parseWebAddress(post.canonical_url) : null;
  const author = authorName(post.author, owner?.name);
  return (
    <p className={styles.dates}>
      {owner && author !== owner.name && <span className={styles.byline}>{author}</span>}
      {owner?.name && author === owner.name && (
        <a
          href={faceHref('portfolio')}
          rel="author"
          lang={owner.language === language ? undefined : owner.language}
          className={styles.byline}
        >
          {author}
        </a>
      )}
      {published && <time dateTime={published}>{formatDay(published, language)}</time>}
      {isChanged && (
        <span>
          <Trans>
            обновлено <time dateTime={changed}>{formatDay(changed, language)}</time>
          </Trans>
        </span>
      )}
      {minutes > 0 && (
        <span>
          <Trans>{minutes} мин чтения</Trans>
        </span>
      )}
      {first && (
        <span>
          <Trans>
            впервые опубликовано на <a href={first.href}>{first.host}</a>
          </Trans>
        </span>
      )}
    </p>
  );
}
