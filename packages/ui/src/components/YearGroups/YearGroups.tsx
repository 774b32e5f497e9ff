import type { PostSummary } from '@janus-site/core';
import { yearOf } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';
import { postText } from '../../text/postText.ts';
import { PostRows } from '../PostRows/PostRows.tsx';
import * as styles from './YearGroups.css.ts';

export interface YearGroupsProps {
  /** In the order to show them. */
  posts: readonly PostSummary[];
}

/** A list of posts with the years as headings. */
export function YearGroups({ posts }: YearGroupsProps) {
  const { language } = usePage();
  const groups = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const date = postText(post, language).publishedAt;
    const year = date ? yearOf(date) : '';
    groups.set(year, [...(groups.get(year) ?? []), post]);
  }
  return (
    <>
      {[...groups].map(([year, own]) => (
        <section key={year} className={styles.group}>
          {year && <h2 className={styles.year}>{year}</h2>}
          <PostRows posts={own} />
        </section>
      ))}
    </>
  );
}
