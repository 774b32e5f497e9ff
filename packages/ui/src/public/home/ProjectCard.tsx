import type { ProjectCard as Card } from '@janus-site/core';
import { Picture } from '../../components/Picture/Picture.tsx';
import { usePage } from '../../hooks/page.ts';
import { ProjectLinks } from './ProjectLinks.tsx';
import { ProjectName } from './ProjectName.tsx';
import { projectText } from './projectText.ts';
import * as styles from './Projects.css.ts';

/** The props of `ProjectCard`. */
export interface ProjectCardProps {
  project: Card;
  /** Whether it takes the whole width, as the first one does. */
  isWide?: boolean;
}

const wideSizes = '(min-width: 64em) 42rem, calc(100vw - 2rem)';
const narrowSizes = '(min-width: 80em) 35rem, (min-width: 40em) 46vw, calc(100vw - 2rem)';

/** A featured project; a stretched link makes the whole card clickable. */
export function ProjectCard({ project, isWide }: ProjectCardProps) {
  const { language } = usePage();
  const text = projectText(project, language);
  return (
    <li className={isWide ? `${styles.card} ${styles.wide}` : styles.card} lang={text.lang}>
      <div className={styles.frame}>
        {project.cover ? (
          <Picture source={project.cover} sizes={isWide ? wideSizes : narrowSizes} className={styles.cover} />
        ) : (
          <span className={styles.blank} aria-hidden="true">
            {[...text.title][0]}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} lang={text.lang}>
          <ProjectName project={project} title={text.title} className={styles.stretched} />
        </h3>
        {text.summary && <p className={styles.summary}>{text.summary}</p>}
        <p className={styles.facts}>
          {[text.years, ...project.technologies.slice(0, 5)].filter(Boolean).join(' · ')}
        </p>
        <ProjectLinks project={project} title={text.title} />
      </div>
    </li>
  );
}
