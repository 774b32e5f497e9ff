import type { Project, ProjectCards, Loader, RouteQuery } from '@janus-site/core';
import { projects } from '@janus-site/core';
import type { UiHost } from '../../hooks/host.ts';
import { shownProjects } from './shownProjects.ts';

type Asked = Pick<UiHost<'home'>, 'language' | 'query'>;

export function projectsLoader(
  { language, query }: Asked,
  limit = shownProjects(query),
): Loader<ProjectCards> {
  return projects.cards(language, { limit, technology: query.technology });
}

export function projectLoader({ language, query }: Asked): Loader<Project> | null {
  return query.project === undefined ? null : projects.byId(query.project, language);
}

/** This page with something changed in what it shows: what is not named stays, undefined goes. */
export function homeHref(
  host: Pick<UiHost<'home'>, 'href' | 'query'>,
  change: Omit<RouteQuery<'home'>, 'projects'>,
  hash: string,
): string {
  const { technology, show, project } = host.query;
  return host.href('home', { query: { technology, show, project, ...change }, hash });
}
