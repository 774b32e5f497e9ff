import type { ProjectCard } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';
import { ProjectLinks } from './ProjectLinks.tsx';
import { ProjectName } from './ProjectName.tsx';
import { projectText } from './projectText.ts';
import * as styles from './Projects.css.ts';

export interface ProjectRowProps {
  project: ProjectCard;
  id?: string | undefined;
  /** Whether its link takes the focus, because the row was asked for. */
  hasFocus?: boolean;
}

const focusLink = (row: HTMLLIElement | null) => row?.querySelector('a')?.focus();

/** A row of the table of other projects. */
export function ProjectRow({ project, id, hasFocus }: ProjectRowProps) {
  const { language } = usePage();
  const text = projectText(project, language);
  return (
    <li ref={hasFocus ? focusLink : undefined} id={id} className={styles.row} lang={text.lang}>
      <span className={styles.year}>{text.years}</span>
      <div className={styles.rowBody}>
        <h3 className={styles.rowName} lang={text.lang}>
          <ProjectName project={project} title={text.title} className={styles.stretched} />
        </h3>
        {text.summary && <p className={styles.summary}>{text.summary}</p>}
      </div>
      <p className={styles.facts}>{project.technologies.slice(0, 5).join(' · ')}</p>
      <ProjectLinks project={project} title={text.title} />
    </li>
  );
}
