import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './Chip.css.ts';

/** The props of `Chip`. */
export interface ChipProps {
  /** The tag. */
  children: ReactNode;
  /** The address of its link; without one it is plain text. */
  href?: string;
  /** The number of items with this tag. */
  count?: number;
  /** Whether it is the current one. */
  isCurrent?: boolean;
}

/** A tag; the only component with round ends. */
export function Chip({ children, href, count, isCurrent }: ChipProps) {
  const content = (
    <>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (!href) return <span className={styles.chip}>{content}</span>;
  return (
    <Link
      href={href}
      className={`${styles.chip} ${styles.active}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {content}
    </Link>
  );
}
