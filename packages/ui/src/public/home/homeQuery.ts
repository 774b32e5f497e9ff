import type { Project, ProjectCards, Read, RouteQuery } from '@janus-site/core';
import { projects } from '@janus-site/core';
import type { UiHost } from '../../hooks/host.ts';
import { shownProjects } from './shownProjects.ts';

type Asked = Pick<UiHost<'home'>, 'language' | 'query'>;

export function projectsRead({ language, query }: Asked, limit = shownProjects(query)): Read<ProjectCards> {
  return projects.cards(language, { limit, technology: query.technology });
}

export function projectRead({ language, query }: Asked): Read<Project> | null {
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
