import type { Project, ProjectCards, Read } from '@janus-site/core';
import { isUuid, projects } from '@janus-site/core';
import type { UiHost } from '../../data/host.ts';
import { shownProjects } from './shownProjects.ts';

type Asked = Pick<UiHost, 'language' | 'query'>;

/** `?technology=Go`: only what is made with it. */
export function askedTechnology(query: URLSearchParams): string | undefined {
  return query.get('technology')?.trim().slice(0, 50) || undefined;
}

/** `?project=<id>`: that project's whole text. */
export function askedProject(query: URLSearchParams): string | null {
  const id = query.get('project');
  return id !== null && isUuid(id) ? id : null;
}

export function projectsRead({ language, query }: Asked, limit = shownProjects(query)): Read<ProjectCards> {
  return projects.cards(language, { limit, technology: askedTechnology(query) });
}

export function projectRead({ language, query }: Asked): Read<Project> | null {
  const id = askedProject(query);
  return id === null ? null : projects.byId(id, language);
}

/** This page with something changed in what it shows: what is not named stays, null goes. */
export function homeHref(
  host: Pick<UiHost, 'href' | 'query'>,
  change: Readonly<Partial<Record<'technology' | 'show' | 'project', string | null>>>,
  hash: string,
): string {
  const query: Record<string, string> = {};
  for (const name of ['technology', 'show', 'project'] as const) {
    const value = name in change ? change[name] : host.query.get(name);
    if (value) query[name] = value;
  }
  return host.href('home', { query, hash });
}
