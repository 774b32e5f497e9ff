import type { PostTranslation } from '@janus-site/core';
import { formatDay } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import * as styles from './PostScreen.css.ts';

export interface PostDatesProps {
  text: PostTranslation;
}

/** When it was published and changed, and how long it takes. */
export function PostDates({ text }: PostDatesProps) {
  const { language } = usePage();
  const published = text.published_at;
  const changed = text.updated_at;
  // The same day's small edits are not news.
  const isChanged = published !== null && changed.slice(0, 10) > published.slice(0, 10);
  const minutes = text.reading_minutes;
  return (
    <p className={styles.dates}>
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
    </p>
  );
}
