import type { Experience } from '@janus-site/core';
import { formatPeriod, typograph } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Prose } from '../../components/Prose/Prose.tsx';
import { usePage } from '../../hooks/page.ts';
import { languageMark } from '../../theme/languageMark.css.ts';
import * as styles from './Resume.css.ts';
import { ResumeEntry } from './ResumeEntry.tsx';
import { ResumeSection } from './ResumeSection.tsx';

export interface JobsProps {
  items: readonly Experience[];
}

/** The owner's experience; nothing if there is none. */
export function Jobs({ items }: JobsProps) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <ResumeSection id="experience" title={t`Опыт работы`}>
      {items.map((job) => (
        <Job key={job.id} job={job} />
      ))}
    </ResumeSection>
  );
}

function Job({ job }: { job: Experience }) {
  const { language } = usePage();
  const [text] = job.translations;
  if (!text) return null;
  const lang = text.language === language ? undefined : text.language;
  const place = [text.company, text.location].filter(Boolean).join(', ');
  return (
    <ResumeEntry
      dates={formatPeriod(job.start_date, job.end_date, language)}
      title={
        <span lang={lang} className={languageMark}>
          {typograph(text.job_title, text.language)}
        </span>
      }
      under={
        <span lang={lang}>
          {job.company_url ? <a href={job.company_url}>{typograph(place, text.language)}</a> : place}
        </span>
      }
    >
      {text.description_html ? <Prose html={text.description_html} lang={lang} isCompact /> : null}
      {job.technologies.length > 0 ? (
        <p className={styles.small}>{job.technologies.join('\u00a0· ')}</p>
      ) : null}
    </ResumeEntry>
  );
}
