import type { ProjectCard } from '@janus-site/core';
import { Link } from '../../components/Link/Link.tsx';
import { useHomeHref } from './homeQuery.ts';

export interface ProjectNameProps {
  project: ProjectCard;
  title: string;
  className: string;
}

/** Leads to the whole text, or to the thing itself where none is written. */
export function ProjectName({ project, title, className }: ProjectNameProps) {
  const homeHref = useHomeHref();
  const outside = project.demo_url ?? project.github_url;
  if (project.has_details) {
    return (
      <Link href={homeHref({ project: project.id }, 'project')} className={className}>
        {title}
      </Link>
    );
  }
  return outside ? (
    <a href={outside} className={className}>
      {title}
    </a>
  ) : (
    title
  );
}
