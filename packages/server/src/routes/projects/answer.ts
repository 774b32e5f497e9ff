import type { Schemas } from '../../contract/types.ts';
import type { ProjectTable, ProjectTranslationTable } from '../../db/schema/portfolio.ts';
import { firstSentence } from '../../markdown/firstSentence.ts';
import { pick } from '../shared/languages.ts';
import { isoTime, readAddress, readDate, readPicture, textList } from '../../values.ts';
import { shownCover, type CoverMaker } from '../shared/drawnCovers.ts';
import type { View } from '../shared/view.ts';

export function translationAnswer(
  row: ProjectTranslationTable,
  { withSource, withBody }: View,
): Schemas['ProjectTranslation'] {
  const { id, language, title, summary, outcome, role, team, description_html } = row;
  const { description, body, body_html } = row;
  const shown = { id, language, title, summary, outcome, role, team, description_html };
  return {
    ...shown,
    has_body: body_html !== '',
    ...(withSource && { description, body }),
    ...(withBody && {
      body_html,
      meta_description: summary || outcome || firstSentence(body_html || description_html),
    }),
  };
}

export function projectAnswer(
  row: ProjectTable,
  translations: readonly ProjectTranslationTable[],
  view: View,
  draw: CoverMaker,
): Schemas['Project'] {
  const technologies = textList(row.technologies);
  return {
    id: row.id,
    slug: row.slug,
    position: row.position,
    is_published: row.is_published === 1,
    is_featured: row.is_featured === 1,
    github_url: readAddress('projects.github_url', row.github_url),
    demo_url: readAddress('projects.demo_url', row.demo_url),
    technologies,
    started_on: readDate('projects.started_on', row.started_on),
    finished_on: readDate('projects.finished_on', row.finished_on),
    ...shownCover(readPicture('projects.cover', row.cover), () =>
      draw({ kind: 'project', slug: row.slug || row.id, tag: technologies[0]?.toLowerCase() }),
    ),
    updated_at: isoTime(row.updated_at),
    translations: pick(translations, view.language).map((translation) =>
      translationAnswer(translation, view),
    ),
  };
}
