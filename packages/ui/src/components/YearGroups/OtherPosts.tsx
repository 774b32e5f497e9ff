import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './YearGroups.css.ts';

export interface OtherPostsProps {
  /** The number of these posts on all pages of the list. */
  count: number;
  /** Whether they are folded at first. Default false. */
  isFolded?: boolean | undefined;
  /** The posts. */
  children: ReactNode;
}

/** Posts that do not exist in the language of the page, after those that do. */
export function OtherPosts({ count, isFolded, children }: OtherPostsProps) {
  const [Group, Title] = isFolded ? (['details', 'summary'] as const) : (['section', 'h2'] as const);
  return (
    <Group className={styles.group}>
      <Title className={styles.year}>
        {/* There are two languages, so each catalogue names the one that is not its own. */}
        <Trans>Ещё на английском ({count})</Trans>
      </Title>
      {children}
    </Group>
  );
}
