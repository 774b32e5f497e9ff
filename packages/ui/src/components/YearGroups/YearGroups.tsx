import type { PostSummary } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { byYear } from '../../text/byYear.ts';
import { postText } from '../../text/postText.ts';
import { PostRows } from '../PostRows/PostRows.tsx';
import { OtherPosts } from './OtherPosts.tsx';
import * as styles from './YearGroups.css.ts';

/** The props of `YearGroups`. */
export interface YearGroupsProps {
  /** In the order to show them. */
  posts: readonly PostSummary[];
  /** Posts that are listed first, whatever their year. */
  pinned?: readonly PostSummary[];
  /** How many posts of the whole list exist only in the other language and are listed last. Default 0. */
  others?: number;
  /** Whether the posts in the other language are folded at first. Default false. */
  isFolded?: boolean | undefined;
}

/** A list of posts, grouped by year. */
export function YearGroups({ posts, pinned, others = 0, isFolded }: YearGroupsProps) {
  const { language } = usePage();
  const firstOther = others > 0 ? posts.findIndex((post) => postText(post, language).lang) : -1;
  // If nothing precedes them, they are grouped by year too.
  const end = firstOther === -1 || (firstOther === 0 && !pinned?.length) ? posts.length : firstOther;
  const groups = byYear(posts.slice(0, end), (post) => postText(post, language).publishedAt);
  return (
    <>
      {pinned && pinned.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.year}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.pin}>
              {/* As in Glyph, of the panel: a module with the path alone would be one more file to load. */}
              <path d="M12 16v5M8 3h8l-1 7 3 3v3H6v-3l3-3z" />
            </svg>
            <Trans>Закреплено</Trans>
          </h2>
          <PostRows posts={pinned} />
        </section>
      )}
      {groups.map(([year, own]) => (
        <section key={year} className={styles.group}>
          {year && <h2 className={styles.year}>{year}</h2>}
          <PostRows posts={own} />
        </section>
      ))}
      {end < posts.length && (
        <OtherPosts count={others} isFolded={isFolded}>
          <PostRows posts={posts.slice(end)} />
        </OtherPosts>
      )}
    </>
  );
}
