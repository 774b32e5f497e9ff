import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as home from './HomeScreen.css.ts';

export interface ProjectsSectionProps {
  children: ReactNode;
}

/** The owner's projects. */
export function ProjectsSection({ children }: ProjectsSectionProps) {
  return (
    <section id="projects" aria-labelledby="projects-title" className={home.section}>
      <h2 id="projects-title" className={home.title}>
        <Trans>Проекты</Trans>
      </h2>
      {children}
    </section>
  );
}
