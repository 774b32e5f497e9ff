import type { Language, Project, ProjectTranslation } from '@janus-site/core';
import { typograph, yearOf } from '@janus-site/core';

export interface ProjectText {
  title: string;
  summary: string;
  html: string;
  /** Set where the text is in the other language. */
  lang: Language | undefined;
  /** '2024' or '2022 — 2024'; empty while no date is known. */
  years: string;
}

export function projectText(project: Project, language: Language): ProjectText {
  const text: ProjectTranslation | undefined = project.translations[0];
  const own = text?.language ?? language;
  return {
    title: typograph(text?.title ?? '', own),
    summary: typograph(text?.summary ?? '', own),
    html: text?.description_html ?? '',
    lang: own === language ? undefined : own,
    years: years(project.started_on, project.finished_on),
  };
}

function years(from: string | null, to: string | null): string {
  const known = [from, to].flatMap((date) => (date ? [yearOf(date)] : []));
  return [...new Set(known)].join('–');
}
