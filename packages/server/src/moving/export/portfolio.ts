import { shorten, transliterate } from '@janus-site/core';
import { sql } from 'kysely';
import type { ExperienceTranslationTable, ProjectTranslationTable } from '../../db/schema/portfolio.ts';
import { experienceStore } from '../../routes/experiences/store.ts';
import { projectSlugs } from '../../routes/shared/projectSlugs.ts';
import { projectStore } from '../../routes/projects/store.ts';
import { isoTime, textList } from '../../values.ts';
import { presentFields, toMarkdown } from '../yaml.ts';
import type { Exporting } from './exporting.ts';

/** Returns folder names for titles; a repeated name gets a number. */
function createNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const base = shorten(transliterate(title), 60) || 'item';
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}

const byLanguage = (a: { language: string }, b: { language: string }): number =>
  a.language < b.language ? 1 : -1;

/** Writes every project; returns their number. */
export async function exportProjects({ db, folder, pictures }: Exporting): Promise<number> {
  const rows = await projectStore.rows(db, false);
  for (const [at, row] of rows.entries()) {
    const found = await sql<ProjectTranslationTable>`select * from project_translations
      where project_id = ${row.id}`.execute(db);
    const texts = found.rows.sort(byLanguage);
    const path = `projects/${row.slug}`;
    const aliases = await projectSlugs.formerSlugs(db, row.id);
    const cover = row.cover === null ? null : await pictures.localize(row.cover, path);
    for (const text of texts) {
      const fields = presentFields({
        title: text.title,
        slug: row.slug,
        summary: text.summary,
        outcome: text.outcome,
        role: text.role,
        team: text.team,
        lang: text.language,
        position: at + 1,
        aliases,
        draft: row.is_published === 0,
        featured: row.is_featured === 1,
        github: row.github_url,
        demo: row.demo_url,
        technologies: textList(row.technologies),
        started: row.started_on,
        finished: row.finished_on,
        cover,
        updated: isoTime(row.updated_at),
        created: isoTime(row.created_at),
      });
      const body = await pictures.localize(text.description, path);
      await folder.write(`${path}/${text.language}.md`, toMarkdown(fields, body));
      const long = await pictures.localize(text.body, path);
      if (long !== '') await folder.write(`${path}/page.${text.language}.md`, toMarkdown({}, long));
    }
  }
  return rows.length;
}

/** Writes every job; returns their number. */
export async function exportExperience({ db, folder, pictures }: Exporting): Promise<number> {
  const nameOf = createNames();
  const rows = await experienceStore.rows(db, false);
  for (const [at, row] of rows.entries()) {
    const found = await sql<ExperienceTranslationTable>`select * from experience_translations
      where experience_id = ${row.id}`.execute(db);
    const texts = found.rows.sort(byLanguage);
    const path = `experience/${nameOf(texts[0]?.company ?? '')}`;
    for (const text of texts) {
      const fields = presentFields({
        company: text.company,
        job: text.job_title,
        location: text.location,
        lang: text.language,
        position: at + 1,
        draft: row.is_published === 0,
        site: row.company_url,
        technologies: textList(row.technologies),
        started: row.start_date,
        finished: row.end_date,
        updated: isoTime(row.updated_at),
        created: isoTime(row.created_at),
      });
      const body = await pictures.localize(text.description, path);
      await folder.write(`${path}/${text.language}.md`, toMarkdown(fields, body));
    }
  }
  return rows.length;
}
