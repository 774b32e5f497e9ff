import type { Read } from '@janus-site/core';
import { experiences } from '@janus-site/core';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileRead } from '../../hooks/useProfile.ts';
import { Contacts } from './Contacts.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { Hero } from './Hero.tsx';
import { projectRead, projectsRead } from './homeQuery.ts';
import { ProjectsSection } from './ProjectsSection.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import * as styles from './HomeScreen.css.ts';

export function reads(context: ScreenContext<'home'>): readonly Read<unknown>[] {
  const { language } = context;
  const project = projectRead(context);
  return [
    profileRead(language),
    projectsRead(context),
    experiences.published(language, { limit: 100 }),
    ...(project ? [project] : []),
  ];
}

/** The portfolio on one page: who, what was made, where, how to write. */
export function HomeScreen() {
  return (
    <div className={styles.page}>
      <PageHead />
      <ResumeLink />
      <Hero />
      <ProjectsSection />
      <ExperienceSection />
      <Contacts />
    </div>
  );
}
