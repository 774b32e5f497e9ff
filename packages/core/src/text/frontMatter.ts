/** A field of a post that front matter may state. */
type FrontMatterField = 'title' | 'summary' | 'slug' | 'address' | 'tags' | 'date' | 'canonical';

/**
 * The names that Jekyll, Hugo, Hexo, Astro, Ghost, Notion and Obsidian use for the fields of a post, the preferred ones
 * first. `address` is the address of a page in the other program.
 */
export const frontMatterNames: Readonly<Record<FrontMatterField, readonly string[]>> = {
  title: ['title'],
  summary: ['summary', 'description', 'excerpt', 'custom_excerpt', 'subtitle'],
  slug: ['slug'],
  address: ['permalink', 'url'],
  tags: ['tags', 'tag', 'categories', 'category', 'keywords'],
  date: ['date', 'pubDate', 'pubDatetime', 'publishDate', 'published_at', 'created'],
  canonical: ['canonical_url', 'canonicalURL', 'canonicalUrl', 'canonical'],
};

/** Returns the entries of lists, which may be texts with commas; Jekyll separates tags and categories by spaces. */
export function frontMatterList(
  fields: Readonly<Record<string, unknown>>,
  ...names: readonly string[]
): string[] {
  return names.flatMap((name) => {
    const value = fields[name];
    if (typeof value === 'string') {
      const isSpaced = (name === 'tags' || name === 'categories') && !value.includes(',');
      return value.split(isSpaced ? /\s+/ : ',').filter(Boolean);
    }
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String);
  });
}

/** Returns the tags of front matter, each once. In Obsidian a tag may begin with `#` or be a link to its note. */
export function frontMatterTags(fields: Readonly<Record<string, unknown>>): string[] {
  const tags = frontMatterList(fields, ...frontMatterNames.tags).map((tag) =>
    tag
      .trim()
      .replace(/^\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]$/, '$1')
      .replace(/^#/, '')
      .trim(),
  );
  return [...new Set(tags)].filter(Boolean);
}
