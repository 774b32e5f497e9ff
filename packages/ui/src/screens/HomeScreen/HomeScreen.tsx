import type { Read } from '@janus-site/core';
import { experiences, projects } from '@janus-site/core';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ScreenContext } from '../../data/screen.ts';
import { profileRead } from '../../data/useProfile.ts';
import { Contacts } from './Contacts.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { Hero } from './Hero.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import * as styles from './HomeScreen.css.ts';
import { shownProjects } from './shownProjects.ts';

export function reads({ language, query }: ScreenContext): readonly Read<unknown>[] {
  return [
    profileRead(language),
    projects.published(language, { limit: shownProjects(query) }),
    experiences.published(language, { limit: 100 }),
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
