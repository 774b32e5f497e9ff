import { frontMatterList, frontMatterNames } from '@janus-site/core';
import { readDate, readDay } from './dates.ts';
import { textOf, type Fields } from './fields.ts';
import type { MarkdownFormat } from './detect.ts';

interface OldPost {
  fields: Fields;
  /** Relative to the program's post folder. */
  path: string;
  /** As it is written. */
  date: string;
}

/** The address that the program gives a post by default; null where that is unknown. */
function usualPath(format: MarkdownFormat, { fields, path, date }: OldPost): string | null {
  const plain = path.replace(/(?:[._](?:ru|en))?\.\w+$/, '').replace(/\/index$/, '');
  if (format === 'hugo') return `/${plain}/`;
  if (format === 'astro') return `/${plain}/`;
  if (format === 'eleventy') return `/${plain}/`;
  if (format === 'docusaurus' && textOf(fields, 'slug') !== undefined)
    return `/blog/${textOf(fields, 'slug')?.replace(/^\//, '')}`;
  // Docusaurus alone counts days in UTC
  const written = format === 'docusaurus' ? readDate(date) : readDay(date);
  if (written === null) return null;
  const name = (plain.split('/').at(-1) ?? plain).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '');
  const [year, month, day] = written.slice(0, 10).split('-');
  if (format === 'jekyll') {
    const categories = frontMatterList(fields, 'category', 'categories').map(
      (word) => `${word.toLowerCase()}/`,
    );
    return `/${categories.join('')}${year}/${month}/${day}/${name}.html`;
  }
  if (format === 'docusaurus') return `/blog/${year}/${month}/${day}/${name}`;
  return format === 'hexo' ? `/${year}/${month}/${day}/${name}/` : null;
}

/** Every address under which readers may know a post. */
export function oldPathsOf(format: MarkdownFormat, post: OldPost): string[] {
  const { fields } = post;
  const own = textOf(fields, ...frontMatterNames.address);
  const listed = ['aliases', 'alias', 'redirect_from'].flatMap((name) =>
    frontMatterList({ [name]: fields[name] }, name),
  );
  const paths = [...listed, own ?? usualPath(format, post) ?? ''];
  return [...new Set(paths.filter((path) => path.startsWith('/') && !path.includes(':')))];
}
