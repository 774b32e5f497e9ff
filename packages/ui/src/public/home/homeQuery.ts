import type { Project, ProjectCards, Loader, RouteQuery } from '@janus-site/core';
import { projects } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import type { CurrentPage } from '../../hooks/page.ts';
import { usePage } from '../../hooks/page.ts';
import { shownProjects } from './shownProjects.ts';

type HomeInput = Pick<CurrentPage<'home'>, 'language' | 'query'>;

export function projectsLoader(
  { language, query }: HomeInput,
  limit = shownProjects(query),
): Loader<ProjectCards> {
  return projects.cards(language, { limit, technology: query.technology });
}

export function projectLoader({ language, query }: HomeInput): Loader<Project> | null {
  return query.project === undefined ? null : projects.byId(query.project, language);
}

/** Returns a function that changes query parameters of this page's address: others stay, undefined removes one. */
export function useHomeHref() {
  const { query } = usePage<'home'>();
  const { href } = useNavigation();
  return (change: Omit<RouteQuery<'home'>, 'projects' | 'about'>, hash: string): string =>
    href('home', { query: { ...query, projects: undefined, about: undefined, ...change }, hash });
}
