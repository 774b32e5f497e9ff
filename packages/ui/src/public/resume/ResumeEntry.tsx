import type { ReactNode } from 'react';
import * as styles from './Resume.css.ts';

export interface ResumeEntryProps {
  /** Its anchor on the page, for what leads to it. */
  id?: string;
  /** In words; none where nobody has said when. */
  dates?: string | undefined;
  title: ReactNode;
  /** Where it leads. */
  url?: string | null | undefined;
  /** Whose, where, how well: the line below the title. */
  under?: ReactNode;
  /** Nothing of the section has dates, so that there is no column for them. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** One thing of a career: when, what, where, and what there is to say of it. */
export function ResumeEntry({ id, dates, title, url, under, isPlain = false, children }: ResumeEntryProps) {
  return (
    <div id={id} className={isPlain ? styles.plain : styles.dated}>
      {isPlain && !dates ? null : <p className={styles.dates}>{dates}</p>}
      <div className={styles.body}>
        <h3 className={styles.title}>{url ? <a href={url}>{title}</a> : title}</h3>
        {under ? <p className={styles.under}>{under}</p> : null}
        {children}
      </div>
    </div>
  );
}
