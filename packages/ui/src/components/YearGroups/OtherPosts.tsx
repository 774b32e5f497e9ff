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
  const [Group, Title] = useSite()?.folds_other_posts
    ? (['details', 'summary'] as const)
    : (['section', 'h2'] as const);
  return (
    <Group className={styles.group}>
      <Title className={styles.year}>
        {/* a page has one other language, so each catalogue names the one that is not its own */}
        <Trans>Ещё на английском ({count})</Trans>
      </Title>
      {children}
    </Group>
  );
}
