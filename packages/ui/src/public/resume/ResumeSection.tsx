import type { ReactNode } from 'react';
import * as styles from './Resume.css.ts';

export interface ResumeSectionProps {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** Whether its entries are only a line or two each. */
  isClose?: boolean;
  /** The entries. */
  children: ReactNode;
}

/** A section of a career with its name. */
export function ResumeSection({ id, title, isClose = false, children }: ResumeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        {title}
      </h2>
      <div className={isClose ? styles.closeEntries : styles.entries}>{children}</div>
    </section>
  );
}
