import type { PostTranslation, ProfileTranslation } from '@janus-site/core';
import { formatDay, parseWebAddress } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import * as styles from './PostScreen.css.ts';

export interface PostDatesProps {
  text: PostTranslation;
  /** The author. */
  author?: Pick<ProfileTranslation, 'name' | 'language'> | undefined;
  /** The address of the first publication, if on another site. */
  elsewhere?: string | null;
}

/** The author, the dates of publication and change, and the reading time. */
export function PostDates({ text, author, elsewhere }: PostDatesProps) {
  const { language } = usePage();
  const { faceHref } = useNavigation();
  const published = text.published_at;
  const changed = text.updated_at;
  // An edit on the day of publication is not shown.
  const isChanged = published !== null && changed.slice(0, 10) > published.slice(0, 10);
  const minutes = text.reading_minutes;
  const first = elsewhere ? parseWebAddress(elsewhere) : null;
  return (
    <p className={styles.dates}>
      {author?.name && (
        <a
          href={faceHref('portfolio')}
          rel="author"
          lang={author.language === language ? undefined : author.language}
          className={styles.byline}
        >
          {author.name}
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
