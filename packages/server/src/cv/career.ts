import { featuredFirst, type Language } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { listCareer } from '../routes/career/store.ts';
import { experienceStore } from '../routes/experiences/store.ts';
import { getProfile } from '../routes/profile/store.ts';
import { projectStore } from '../routes/projects/store.ts';
import { longestOrder, type View } from '../routes/shared/view.ts';

/** The career record: the CV contains what the site shows. */
export interface Career {
  language: Language;
  profile: Schemas['Profile'];
  experiences: Schemas['Experience'][];
  projects: Schemas['Project'][];
  /** In order of the sections. */
  entries: Schemas['CareerEntry'][];
}

/** The published record in a language, with its Markdown source; null while the site has no name. */
export async function readCareer(db: Database, language: Language): Promise<Career | null> {
  const view: View = { language, withSource: true };
  const profile = await getProfile(db, view);
  if (profile.translations.length === 0) return null;
  const request = { limit: longestOrder, publishedOnly: true, view };
  const { items: experiences } = await experienceStore.list(db, request);
  const { items: projects } = await projectStore.list(db, request);
  const entries = await listCareer(db);
  return { language, profile, experiences, projects: featuredFirst(projects), entries };
}
