import type { Language, PostLink, ProjectLink } from '@janus-site/core';
import { typograph } from '@janus-site/core';

/** The title of a mere link to a post or a project, and its language where that is not the page's. */
export function linkText({ title, language }: PostLink | ProjectLink, page: Language) {
  return { title: typograph(title, language), lang: language === page ? undefined : language };
}
