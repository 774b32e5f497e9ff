import type { ClientError } from '@janus-site/core';
import { career, careerSections, experiences, featuredFirst, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../../hooks/page.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { pickTranslation } from '../../shared/titles.ts';
import { entryDetail, entryName } from '../careerValues.ts';
import type { RecordGroup } from './cvVersionValues.ts';

export type CareerRecord =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  | { state: 'ready'; groups: readonly RecordGroup[] };

/** Loads the published career, part by part in the order of a CV, from which versions are made. */
export function useCareerRecord(): CareerRecord {
  const { t } = useLingui();
  const { language } = usePage();
  const jobs = useRead(experiences.all());
  const works = useRead(projects.all());
  const entries = useRead(career.list());
  for (const read of [jobs, works, entries])
    if (read.state === 'failed') return { state: 'failed', error: read.error, retry: read.retry };
  if (jobs.state !== 'ready' || works.state !== 'ready' || entries.state !== 'ready')
    return { state: 'pending' };
  const groups: RecordGroup[] = [
    {
      group: 'experiences',
      title: t`Опыт работы`,
      items: jobs.data.items
        .filter(({ is_published }) => is_published)
        .map(({ id, translations }) => {
          const text = pickTranslation(translations, language);
          return { id, name: text?.job_title ?? '', about: text?.company ?? '' };
        }),
    },
    ...careerSections.map(({ name, title }) => ({
      group: name,
      title: title[language],
      items: entries.data.items
        .filter(({ section }) => section === name)
        .map((entry) => ({
          id: entry.id,
          name: entryName(entry, language),
          about: entryDetail(entry, language),
        })),
    })),
    {
      group: 'projects',
      title: t`Проекты`,
      items: featuredFirst(works.data.items)
        .filter(({ is_published }) => is_published)
        .map(({ id, translations }) => {
          const text = pickTranslation(translations, language);
          return { id, name: text?.title ?? '', about: text?.summary ?? '' };
        }),
    },
  ];
  return { state: 'ready', groups };
}
