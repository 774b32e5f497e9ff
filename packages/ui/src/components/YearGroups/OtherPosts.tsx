import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../hooks/useSite.ts';
import * as styles from './YearGroups.css.ts';

export interface OtherPostsProps {
  /** How many there are, on all pages of the list. */
  count: number;
  /** The posts. */
  children: ReactNode;
}

/** Posts that cannot be read in the language of the page, behind those that can; folded where the owner wants that. */
export function OtherPosts({ count, children }: OtherPostsProps) {
  // a page has one other language, so each catalogue names the one that is not its own
  const title = <Trans>Ещё на английском ({count})</Trans>;
  if (!useSite()?.folds_other_posts)
    return (
      <section className={styles.group}>
        <h2 className={styles.year}>{title}</h2>
        {children}
      </section>
    );
  return (
    <details className={styles.group}>
      <summary className={`${styles.year} ${styles.fold}`}>{title}</summary>
      {children}
    </details>
  );
}
