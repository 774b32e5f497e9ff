import type { Experience } from '@janus-site/core';
import { formatMonth, typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { Prose } from '../../components/Prose/Prose.tsx';
import { usePage } from '../../hooks/page.ts';
import * as styles from './Experience.css.ts';
import * as projects from './Projects.css.ts';

/** The props of `ExperienceEntry`. */
export interface ExperienceEntryProps {
  entry: Experience;
}

/** A job: its dates on the left, its description on the right. */
export function ExperienceEntry({ entry }: ExperienceEntryProps) {
  const { language } = usePage();
  const text = entry.translations[0];
  if (!text) return null;
  const lang = text.language === language ? undefined : text.language;
  const company = typograph(text.company, text.language);
  return (
    <>
      <p className={styles.dates}>
        <time dateTime={entry.start_date}>{formatMonth(entry.start_date, language)}</time>
        {' — '}
        {entry.end_date ? (
          <time dateTime={entry.end_date}>{formatMonth(entry.end_date, language)}</time>
        ) : (
          <span className={styles.now}>
            <Trans>настоящее время</Trans>
          </span>
        )}
      </p>
      <div lang={lang} className={styles.body}>
        <h3 className={projects.name} lang={lang}>
          {typograph(text.job_title, text.language)}
        </h3>
        <p className={styles.company}>
          {entry.company_url ? <a href={entry.company_url}>{company}</a> : company}
          {text.location && <span className={styles.place}>{`, ${text.location}`}</span>}
        </p>
        {text.description_html && <Prose html={text.description_html} isCompact />}
        {entry.technologies.length > 0 && <p className={projects.facts}>{entry.technologies.join(' · ')}</p>}
      </div>
    </>
  );
}
