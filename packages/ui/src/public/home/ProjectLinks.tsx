import type { ProjectCard } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import * as styles from './Projects.css.ts';

export interface ProjectLinksProps {
  project: ProjectCard;
  /** For screen readers only, because the labels of the links are the same for every project. */
  title: string;
}

export function ProjectLinks({ project: { github_url: github, demo_url: demo }, title }: ProjectLinksProps) {
  const { language } = usePage();
  if (!github && !demo) return null;
  const about = <span className={visuallyHidden}>: {title}</span>;
  return (
    <p className={styles.links}>
      {github && (
        <a href={github} className={styles.link}>
          Github{about}
        </a>
      )}
      {demo && (
        <a href={demo} className={styles.link}>
          <span lang={language}>
            <Trans>Демо</Trans>
          </span>
          {about}
        </a>
      )}
    </p>
  );
}
