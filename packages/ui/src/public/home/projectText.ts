import type { Language, ProjectCard } from '@janus-site/core';
import { typograph, yearOf } from '@janus-site/core';

export interface ProjectText {
  title: string;
  summary: string;
  /** Set if the text is not in the language of the page. */
  lang: Language | undefined;
  /** '2024' or '2022–2024'; empty if no date is known. */
  years: string;
}

export function projectText(project: ProjectCard, language: Language): ProjectText {
  const own = project.language;
  return {
    title: typograph(project.title, own),
    summary: typograph(project.summary, own),
    lang: own === language ? undefined : own,
    years: years(project.started_on, project.finished_on),
  };
}

function years(from: string | null, to: string | null): string {
  const present = [from, to].flatMap((date) => (date ? [yearOf(date)] : []));
  return [...new Set(present)].join('–');
}
