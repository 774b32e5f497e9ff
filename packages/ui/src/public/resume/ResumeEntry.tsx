import type { ReactNode } from 'react';
import * as styles from './Resume.css.ts';

export interface ResumeEntryProps {
  /** Its anchor on the page, for links to it. */
  id?: string;
  /** The dates as text; absent if unknown. */
  dates?: string | undefined;
  title: ReactNode;
  /** The address of its link. */
  url?: string | null | undefined;
  /** The line below the title: organisation, place or level. */
  under?: ReactNode;
  /** Whether no entry of the section has dates, so that there is no column for them. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** An entry of a career: dates, title, organisation and description. */
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
