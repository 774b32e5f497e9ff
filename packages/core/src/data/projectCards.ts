import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Project, ProjectList } from './types.ts';

/** A project as lists show it, without its description. */
export interface ProjectCard extends Pick<
  Project,
  | 'id'
  | 'slug'
  | 'is_featured'
  | 'github_url'
  | 'demo_url'
  | 'technologies'
  | 'started_on'
  | 'finished_on'
  | 'cover'
> {
  language: Language;
  title: string;
  summary: string;
  has_details: boolean;
}

/** Projects as cards. */
export interface ProjectCards extends Omit<ProjectList, 'items' | 'next_cursor'> {
  items: ProjectCard[];
}

/** Loads the projects as cards. A page contains them twice, as HTML and as data, so they are short. */
export function cards(
  language: Language,
  query: Omit<QueryOf<'listProjects'>, 'language'> = {},
): Loader<ProjectCards> {
  return {
    key: keyOf('listProjects', 'cards', { ...query, language }),
    load: async (api, signal) => {
      const answer = await api.portfolio.GET('/api/v1/projects/', {
        params: { query: { ...query, language } },
        signal,
      });
      if (!answer.ok) return answer;
      const { items, total, technologies } = answer.data;
      return { ...answer, data: { items: items.map((item) => cardOf(item, language)), total, technologies } };
    },
  };
}

/** Returns the card of a project in the language that the service chose. */
export function cardOf(project: Project, language: Language): ProjectCard {
  const { id, slug, is_featured, github_url, demo_url, technologies, started_on, finished_on, cover } =
    project;
  const text = project.translations[0];
  return {
    id,
    slug,
    is_featured,
    github_url,
    demo_url,
    technologies,
    started_on,
    finished_on,
    cover,
    language: text?.language ?? language,
    title: text?.title ?? '',
    summary: text?.summary ?? '',
    has_details: Boolean(text?.description_html || text?.has_body),
  };
}
