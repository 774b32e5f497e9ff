import type { Language, ProjectList, Site } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import {
  sampleArchive,
  sampleExperiences,
  samplePostPage,
  samplePosts,
  sampleSeriesPage,
  sampleProfile,
  sampleProjectOfPage,
  sampleProjects,
} from './sampleAnswers.ts';
import { sampleCareer } from './sampleCareer.ts';
import { pageSite } from './pageSite.ts';
import { sampleMiss, sampleSearch } from './sampleSearch.ts';

interface Call {
  readonly url: URL;
}

const languageOf = ({ url }: Call): Language => (url.searchParams.get('language') === 'en' ? 'en' : 'ru');
const limitOf = ({ url }: Call) => Number(url.searchParams.get('limit') ?? 20);

function projectsWith(call: Call): ProjectList {
  const technology = call.url.searchParams.get('technology');
  const all = sampleProjects(languageOf(call), limitOf(call));
  if (technology === null) return all;
  const items = all.items.filter(({ technologies }) => technologies.includes(technology));
  return { ...all, items, total: items.length, next_cursor: null };
}

/** A site with the owner's settings, as the panel and the pages of a face load it. */
export const siteWith =
  (own: Site) =>
  (call: Call): Site => {
    const face = call.url.searchParams.get('face');
    return face === 'portfolio' || face === 'blog' ? pageSite(face, languageOf(call), own) : own;
  };

/** A server with sample content. */
export const sampleScripts: Scripts = {
  getProfile: (call: Call) => sampleProfile(languageOf(call)),
  getSite: siteWith({}),
  listProjects: (call: Call) => projectsWith(call),
  getProjectBySlug: (call: Call) => sampleProjectOfPage(languageOf(call)),
  getProject: (call: Call) => sampleProjects(languageOf(call)).items[0],
  listExperiences: (call: Call) => sampleExperiences(languageOf(call)),
  listCareer: sampleCareer(),
  listPosts: (call: Call) => samplePosts(languageOf(call), limitOf(call)),
  listArchive: (call: Call) => sampleArchive(languageOf(call)),
  // The query is searched in both languages; Latin letters stand for an English page.
  search: ({ url }: Call) => sampleSearch(/[a-z]/i.test(url.searchParams.get('q') ?? '') ? 'en' : 'ru'),
  getPostBySlug: (call: Call) => samplePostPage(languageOf(call)),
  getSeriesBySlug: (call: Call) => sampleSeriesPage(languageOf(call)),
  sendFeedback: { id: '00000000-0000-4000-8000-000000000001', created_at: '2026-03-01T10:00:00Z' },
};

/** The same server without content. */
export const emptyScripts: Scripts = {
  ...sampleScripts,
  listProjects: { items: [], total: 0, next_cursor: null, technologies: [] },
  listExperiences: { items: [], total: 0, next_cursor: null },
  listCareer: { items: [] },
  search: sampleMiss,
  listPosts: { items: [], total: 0, next_cursor: null, languages: [], tags: [] },
  listArchive: { items: [], total: 0, others: 0, next_cursor: null },
};

/** A response that never arrives, for the loading state. */
export const never = () => new Promise<never>(() => undefined);
