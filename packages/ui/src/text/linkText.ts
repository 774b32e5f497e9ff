import type { Language, PostLink, ProjectLink } from '@janus-site/core';
import { typograph } from '@janus-site/core';

/** Returns the title of a link to a post or a project, and its language if that is not the page's. */
export function linkText({ title, language }: PostLink | ProjectLink, page: Language) {
  return { title: typograph(title, language), lang: language === page ? undefined : language };
}
