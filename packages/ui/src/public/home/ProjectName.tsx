import type { ProjectCard } from '@janus-site/core';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';

export interface ProjectNameProps {
  project: ProjectCard;
  title: string;
  className: string;
}

/** Links to the project's page, or to the project itself if it has none. */
export function ProjectName({ project, title, className }: ProjectNameProps) {
  const { href } = useNavigation();
  const outside = project.demo_url ?? project.github_url;
  // A row from an older version may have no slug.
  if (project.has_details && project.slug) {
    return (
      <Link href={href('project', { params: { slug: project.slug } })} className={className}>
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
