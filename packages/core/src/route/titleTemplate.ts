import { siteName } from './title.ts';
import type { TitleWords } from './title.ts';
import type { Face } from './faces.ts';

/** The placeholders of the titles that the owner writes, and what replaces them. */
export const placeholders = ['{name}', '{name:genitive}', '{site}', '{title}'] as const;

// Not a call, so that a page that needs one helper does not contain the table.
const ofHome = ['{name}', '{name:genitive}', '{site}'] as const;

interface Template {
  face: Face;
  allowed: readonly string[];
}

/** The fields of the site's texts that are templates; the title of a home page has no `{title}`. */
const templates: Readonly<Record<string, Template>> = {
  portfolio_title: { face: 'portfolio', allowed: ofHome },
  blog_title: { face: 'blog', allowed: ofHome },
  portfolio_page_title: { face: 'portfolio', allowed: placeholders },
  blog_page_title: { face: 'blog', allowed: placeholders },
  post_title: { face: 'blog', allowed: placeholders },
};

/** Returns the placeholders in a field's text that are unknown; an empty array for fields that are no templates. */
export function unknownPlaceholders(field: string, text: string): string[] {
  const { allowed } = (Object.hasOwn(templates, field) && templates[field]) || {};
  if (allowed === undefined) return [];
  return [...text.matchAll(/\{[^{}]*\}/g)]
    .map(([found]) => found)
    .filter((found) => !allowed.includes(found));
}

/**
 * Returns the texts with all placeholders filled except `{title}`. A template that needs a name is left out if there
 * is none.
 */
export function fillTitles<Texts extends TitleWords & { name_genitive?: string | undefined }>(
  texts: Texts,
  name: string,
): Texts {
  const owner = name.trim();
  const fields = Object.entries(texts as Record<string, string>).flatMap(([field, text]) => {
    const template = Object.hasOwn(templates, field) ? templates[field] : undefined;
    if (template === undefined) return [[field, text]];
    if (owner === '' && text.includes('{name')) return [];
    const values: Readonly<Record<string, string>> = {
      '{name}': owner,
      '{name:genitive}': texts.name_genitive ?? owner,
      '{site}': siteName(template.face, texts),
    };
    return [[field, text.replace(/\{[^{}]*\}/g, (found) => values[found] ?? found)]];
  });
  return Object.fromEntries(fields) as Texts;
}
