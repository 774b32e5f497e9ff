import type { PostSummary } from '@janus-site/core';
import { yearOf } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { postText } from '../../text/postText.ts';
import { PostRows } from '../PostRows/PostRows.tsx';
import * as styles from './YearGroups.css.ts';

export interface YearGroupsProps {
  /** In the order to show them. */
  posts: readonly PostSummary[];
  /** Those that stand before them, whatever their year. */
  pinned?: readonly PostSummary[];
}

/** A list of posts with the years as headings. */
export function YearGroups({ posts, pinned }: YearGroupsProps) {
  const { language } = usePage();
  const groups = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const date = postText(post, language).publishedAt;
    const year = date ? yearOf(date) : '';
    groups.set(year, [...(groups.get(year) ?? []), post]);
  }
  return (
    <>
      {pinned && pinned.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.year}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.pin}>
              <path d="M12 16v5M8 3h8l-1 7 3 3v3H6v-3l3-3z" />
            </svg>
            <Trans>Закреплено</Trans>
          </h2>
          <PostRows posts={pinned} />
        </section>
      )}
      {[...groups].map(([year, own]) => (
        <section key={year} className={styles.group}>
          {year && <h2 className={styles.year}>{year}</h2>}
          <PostRows posts={own} />
        </section>
      ))}
    </>
  );
}
