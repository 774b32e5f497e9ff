import type { Loader } from '@janus-site/core';
import { experiences } from '@janus-site/core';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { Contacts } from './Contacts.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { Hero } from './Hero.tsx';
import { projectLoader, projectsLoader } from './homeQuery.ts';
import { ProjectsSection } from './ProjectsSection.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import * as styles from './HomeScreen.css.ts';

export function loaders(context: ScreenContext<'home'>): readonly Loader<unknown>[] {
  const { language } = context;
  const project = projectLoader(context);
  return [
    profileLoader(language),
    projectsLoader(context),
    experiences.published(language, { limit: 100 }),
    ...(project ? [project] : []),
  ];
}

/** The portfolio on one page: who, what was made, where, how to write. */
export function HomeScreen() {
  const { language } = usePage();
  const answer = useRead(profileLoader(language));
  const profile = answer.state === 'ready' ? answer.data : undefined;
  return (
    <div className={styles.page}>
      <PageHead owner={profile?.translations[0]} />
      <ResumeLink />
      {answer.state === 'failed' ? (
        <ErrorState error={answer.error} onRetry={answer.retry} />
      ) : (
        <Hero profile={profile} />
      )}
      <ProjectsSection />
      <ExperienceSection />
      <Contacts profile={profile} />
    </div>
  );
}
