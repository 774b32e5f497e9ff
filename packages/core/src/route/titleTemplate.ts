/** What stands for what in a title that the owner writes. */
export const placeholders = ['{name}', '{name:genitive}', '{site}', '{title}'] as const;

/** Fields of the site's texts that are templates; the title of a home has no title of a page in it. */
const templates: Readonly<Record<string, readonly string[]>> = {
  portfolio_title: placeholders.slice(0, 3),
  blog_title: placeholders.slice(0, 3),
  portfolio_page_title: placeholders,
  blog_page_title: placeholders,
  post_title: placeholders,
};

/** Returns what a field of the site's texts has in braces and does not know; nothing where the field is no template. */
export function unknownPlaceholders(field: string, text: string): string[] {
  const known = Object.hasOwn(templates, field) ? templates[field] : undefined;
  if (known === undefined) return [];
  return [...text.matchAll(/\{[^{}]*\}/g)].map(([found]) => found).filter((found) => !known.includes(found));
}
