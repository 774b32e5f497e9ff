import type { Language, Project, ProjectCreate, ProjectTranslation, ProjectUpdate } from '@janus-site/core';
import { transliterate } from '@janus-site/core';
import { orNull } from '../forms/checks.ts';
import { findTranslation } from '../shared/titles.ts';
import type { TranslatedValues } from '@janus-site/core/editor';

export interface ProjectShared {
  slug: string;
  is_published: boolean;
  is_featured: boolean;
  github_url: string;
  demo_url: string;
  technologies: string[];
  started_on: string;
  finished_on: string;
}

export interface ProjectText {
  title: string;
  summary: string;
  description: string;
  outcome: string;
  role: string;
  team: string;
  body: string;
}

export type ProjectValues = TranslatedValues<ProjectShared, ProjectText>;

const textOf = (translation: ProjectTranslation | undefined): ProjectText => ({
  title: translation?.title ?? '',
  summary: translation?.summary ?? '',
  description: translation?.description ?? '',
  outcome: translation?.outcome ?? '',
  role: translation?.role ?? '',
  team: translation?.team ?? '',
  body: translation?.body ?? '',
});

const nothing: ProjectShared = {
  slug: '',
  is_published: false,
  is_featured: false,
  github_url: '',
  demo_url: '',
  technologies: [],
  started_on: '',
  finished_on: '',
};

function sharedOf(project: Project): ProjectShared {
  return {
    slug: project.slug,
    is_published: project.is_published,
    is_featured: project.is_featured,
    github_url: project.github_url ?? '',
    demo_url: project.demo_url ?? '',
    technologies: project.technologies,
    started_on: project.started_on ?? '',
    finished_on: project.finished_on ?? '',
  };
}

/** Returns the form's values of a project; null for a new one. */
export function valuesOf(project: Project | null): ProjectValues {
  return {
    shared: project ? sharedOf(project) : nothing,
    ru: textOf(findTranslation(project?.translations ?? [], 'ru')),
    en: textOf(findTranslation(project?.translations ?? [], 'en')),
  };
}

export function sharedBody(shared: ProjectShared, formerSlug?: string): ProjectUpdate {
  return {
    ...shared,
    // An empty one is derived from the title, or stays unchanged.
    slug: transliterate(shared.slug) || formerSlug,
    github_url: orNull(shared.github_url),
    demo_url: orNull(shared.demo_url),
    started_on: orNull(shared.started_on),
    finished_on: orNull(shared.finished_on),
  };
}

export function createBody(values: ProjectValues, filled: readonly Language[]): ProjectCreate {
  const translations = filled.map((language) => ({ language, ...values[language] }));
  return { ...sharedBody(values.shared), translations };
}
