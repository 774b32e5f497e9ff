import type { CareerEntry, CareerSection, Experience, Language, Loader } from '@janus-site/core';
import { career, careerSections, experiences } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSite, useWords } from '../../hooks/useSite.ts';
import { CareerEntries } from './CareerEntries.tsx';
import { Jobs } from './Jobs.tsx';
import * as styles from './Resume.css.ts';
import { ResumeHead } from './ResumeHead.tsx';

/** A career fits into one response. */
const jobsLoader = (language: Language) => experiences.published(language, { limit: 100 });

/** Returns the loaders of the data that `ResumeScreen` shows. */
export function loaders({ language }: ScreenContext<'resume'>): readonly Loader<unknown>[] {
  return [profileLoader(language), jobsLoader(language), career.list()];
}

/** Sections for looking up rather than reading. */
const asideSections: ReadonlySet<CareerSection> = new Set([
  'skills',
  'languages',
  'certificates',
  'awards',
  'interests',
]);

/** `/resume`: the whole career on one page, without empty sections. */
export function ResumeScreen() {
  const { language } = usePage<'resume'>();
  const profileRead = useRead(profileLoader(language));
  const jobsRead = useRead(jobsLoader(language));
  const careerRead = useRead(career.list());
  const profile = profileRead.state === 'ready' ? profileRead.data : undefined;
  const owner = profile?.translations[0];
  const jobs = jobsRead.state === 'ready' ? jobsRead.data.items : [];
  const entries = careerRead.state === 'ready' ? careerRead.data.items : [];
  const failed = [jobsRead, careerRead].find((read) => read.state === 'failed');
  const isPending = jobsRead.state === 'pending' || careerRead.state === 'pending';
  const filled = careerSections.filter(({ name }) => entries.some(({ section }) => section === name));
  const parts = filled.map(({ title }) => title[language]).join(', ');
  return (
    <div className={styles.page}>
      <PageHead
        owner={owner}
        words={useWords()}
        description={[owner?.headline, parts].filter(Boolean).join('. ')}
      />
      <ResumeHead profile={profile} site={useSite()} />
      {failed?.state === 'failed' ? <ErrorState error={failed.error} onRetry={failed.retry} /> : null}
      {!failed && isPending ? <Skeleton /> : null}
      {failed || isPending ? null : <Career jobs={jobs} entries={entries} />}
    </div>
  );
}

function Career({ jobs, entries }: { jobs: readonly Experience[]; entries: readonly CareerEntry[] }) {
  const { t } = useLingui();
  if (jobs.length === 0 && entries.length === 0)
    return <EmptyState title={t`Здесь пока пусто`}>{t`Места работы появятся позже.`}</EmptyState>;
  const sectionsOf = (isAside: boolean) =>
    careerSections
      .filter(({ name }) => asideSections.has(name) === isAside)
      .map((row) => (
        <CareerEntries
          key={row.name}
          row={row}
          entries={entries.filter(({ section }) => section === row.name)}
          isAside={isAside}
        />
      ));
  const hasAside = entries.some(({ section }) => asideSections.has(section));
  return (
    <div className={hasAside ? styles.two : styles.columns}>
      <div className={styles.column}>
        <Jobs items={jobs} />
        {sectionsOf(false)}
      </div>
      {hasAside ? <div className={styles.column}>{sectionsOf(true)}</div> : null}
    </div>
  );
}
