import type { Language, Loader } from '@janus-site/core';
import { experiences } from '@janus-site/core';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { usePage } from '../../hooks/page.ts';
import type { ReadLoaded, ScreenContext } from '../../hooks/screen.ts';
import { profileLoader } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { homeSections, useSite, useWords } from '../../hooks/useSite.ts';
import { Contacts } from './Contacts.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { Hero } from './Hero.tsx';
import { projectLoader, projectsLoader } from './homeQuery.ts';
import { ProjectList } from './ProjectList.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { shownProjects } from './shownProjects.ts';
import * as styles from './HomeScreen.css.ts';

/** A career fits into one response. */
const experienceLoader = (language: Language) => experiences.published(language, { limit: 100 });

/** Returns the loaders of the data that `HomeScreen` shows. */
export function loaders(context: ScreenContext<'home'>): readonly Loader<unknown>[] {
  const { language } = context;
  // Redirects old addresses to the page of their project.
  const project = projectLoader(context);
  return [
    profileLoader(language),
    projectsLoader(context),
    experienceLoader(language),
    ...(project ? [project] : []),
  ];
}

/** Returns true for a technology that no project uses. */
export function isMissing(context: ScreenContext<'home'>, read: ReadLoaded): boolean {
  return Boolean(context.query.technology) && read(projectsLoader(context))?.total === 0;
}

/** The portfolio on one page: the owner, the projects, the experience, the contacts. */
export function HomeScreen() {
  const page = usePage<'home'>();
  const { language } = page;
  const answer = useRead(profileLoader(language));
  const profile = answer.state === 'ready' ? answer.data : undefined;
  const owner = profile?.translations[0];
  const site = useSite();
  return (
    <div className={styles.page}>
      <PageHead owner={owner} description={owner?.meta_description} words={useWords()} />
      {owner && <ResumeLink />}
      {answer.state === 'failed' ? (
        <ErrorState error={answer.error} onRetry={answer.retry} />
      ) : (
        <Hero profile={profile} site={site} />
      )}
      {homeSections(site).map((section) =>
        section === 'projects' ? (
          <ProjectsSection key={section}>
            <Projects />
          </ProjectsSection>
        ) : (
          <Experience key={section} />
        ),
      )}
      <Contacts profile={profile} />
    </div>
  );
}

function Experience() {
  return <ExperienceSection answer={useRead(experienceLoader(usePage().language))} />;
}

function Projects() {
  const page = usePage<'home'>();
  const shown = shownProjects(page.query);
  const answer = useRead(projectsLoader(page, shown), { keepPrevious: true });
  return <ProjectList answer={answer} shown={shown} />;
}
