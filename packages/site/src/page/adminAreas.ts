import type { Area } from './areas.ts';

const ofSite: ReadonlySet<string> = new Set(['site', 'blogSite', 'redirects', 'blogRedirects', 'imports']);
const ofPeople: ReadonlySet<string> = new Set([
  'users',
  'trail',
  'profile',
  'projectsAdmin',
  'experiencesAdmin',
  'resumeAdmin',
  'messages',
  'media',
  'blogMedia',
  'tagsAdmin',
  'seriesAdmin',
  'figures',
  'blogFigures',
]);

/** Returns an admin screen's catalogues besides the visitors' ones. Separate, so that visitors never load it. */
export function adminAreasOf(name: string): readonly Area[] {
  const areas: Area[] = ['controls', 'admin'];
  if (ofPeople.has(name)) areas.push('people');
  if (ofSite.has(name)) areas.push('site');
  if (name.endsWith('Post')) areas.push('editor', 'markdown');
  if (name === 'projectsAdmin') areas.push('markdown');
  return areas;
}
