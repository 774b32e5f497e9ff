import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  /** What the list would contain. */
  title: ReactNode;
  /** Why, in a sentence. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A message in place of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
