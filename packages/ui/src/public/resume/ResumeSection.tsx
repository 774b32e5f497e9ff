import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from './Resume.css.ts';

export interface ResumeSectionProps {
  title: string;
  /** Its entries are a line or two each. */
  isClose?: boolean;
  /** Entries. */
  children: ReactNode;
}

/** A section of a career under its name. */
export function ResumeSection({ title, isClose = false, children }: ResumeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      <div className={isClose ? styles.closeEntries : styles.entries}>{children}</div>
    </section>
  );
}
