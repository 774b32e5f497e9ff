import type { SourceFolder } from '../import/readFolder.ts';
import type { ReportLine } from '../import/report.ts';
import { isOfNotion } from './notion/names.ts';

const markdownFormats = [
  'hugo',
  'jekyll',
  'hexo',
  'astro',
  'eleventy',
  'docusaurus',
  'obsidian',
  'notion',
  'folder',
] as const;

export type MarkdownFormat = (typeof markdownFormats)[number];

const has = (folder: SourceFolder, form: RegExp): boolean => folder.files.some((file) => form.test(file));

/** Detects a folder's program by its typical files. */
export function detectFormat(folder: SourceFolder): MarkdownFormat {
  if (has(folder, /^source\/_(?:posts|drafts)\//)) return 'hexo';
  if (has(folder, /^_(?:posts|drafts)\//)) return 'jekyll';
  if (has(folder, /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//) && has(folder, /^content\//))
    return 'hugo';
  if (has(folder, /^(?:astro\.config\.\w+|src\/content\/)/)) return 'astro';
  if (has(folder, /^(?:\.eleventy\.js|eleventy\.config\.\w+)$/)) return 'eleventy';
  if (has(folder, /^docusaurus\.config\.\w+$/)) return 'docusaurus';
  if (has(folder, /^\.obsidian\//)) return 'obsidian';
  return folder.files.some(isOfNotion) ? 'notion' : 'folder';
}

/** The folders of each program's posts. */
const roots: Readonly<Record<MarkdownFormat, RegExp>> = {
  hugo: /^content\//,
  jekyll: /^_(?:posts|drafts)\//,
  hexo: /^source\/_(?:posts|drafts)\//,
  astro: /^src\/(?:content|pages)\//,
  eleventy: /^(?!(?:src\/|content\/)?_)(?:src\/|content\/)?/,
  // other languages are in `i18n/en/docusaurus-plugin-content-blog`
  docusaurus: /^(?:blog\/|i18n\/(?=[\w-]+\/docusaurus-plugin-content-blog\/))/,
  obsidian: /^/,
  notion: /^/,
  folder: /^/,
};

const notPosts =
  /(?:^|\/)(?:readme|license|changelog|contributing|404|_index(?:\.\w\w)?|index)\.(?:md|markdown|mdx)$/i;
/** Templates for new notes. */
const templates = /(?:^|\/)_?templates?\//i;
/** An index in its own folder is a post; one directly in the root, or at the top, is a list. */
const bundle = /[^/]+\/[^/]+\/index\.(?:md|markdown|mdx)$/;

export interface PostPath {
  file: string;
  /** The path relative to the program's post folder. */
  path: string;
}

const isText = (file: string): boolean => /\.(?:md|markdown|mdx)$/i.test(file);

const isTemplate = (file: string, format: MarkdownFormat): boolean =>
  format === 'obsidian' && templates.test(file);

/** In Hugo, files next to the index of a bundle, or below it, belong to its page and are not posts. */
function createParts(folder: SourceFolder, format: MarkdownFormat): (file: string) => boolean {
  if (format !== 'hugo') return () => false;
  const index = /\/index(?:\.\w\w)?\.(?:md|markdown)$/i;
  const bundles = folder.files.filter((file) => index.test(file)).map((file) => file.replace(index, '/'));
  return (file) => bundles.some((path) => file.startsWith(path) && !index.test(file.slice(path.length - 1)));
}

/** The texts of the folder that are posts. */
export function findPosts(folder: SourceFolder, format: MarkdownFormat): PostPath[] {
  const root = roots[format];
  const isPart = createParts(folder, format);
  return folder.files.flatMap((file) => {
    if (!isText(file) || !root.test(file) || isTemplate(file, format) || isPart(file)) return [];
    if (notPosts.test(file) && !bundle.test(file)) return [];
    return [{ file, path: file.replace(root, '').replace('docusaurus-plugin-content-blog/', '') }];
  });
}

const aside = (item: string, text: string): ReportLine => ({
  outcome: 'aside',
  item,
  source: '',
  notes: [{ line: null, text }],
});

/** Texts that are not posts by themselves, and the reason why a folder contains none. */
export function notPostsAside(folder: SourceFolder, format: MarkdownFormat): ReportLine[] {
  const isPart = createParts(folder, format);
  const texts = folder.files.filter((file) => isText(file) && roots[format].test(file));
  const lines = texts.flatMap((file) => {
    if (isTemplate(file, format)) return [aside(file, 'It is a template for new notes, not a post.')];
    return isPart(file)
      ? [aside(file, 'It is a part of the page beside it, and no post: keep the file.')]
      : [];
  });
  if (lines.length > 0 || findPosts(folder, format).length > 0) return lines;
  return [aside('posts', 'There is no text in the folder that would be a post.')];
}

/** Folders in which addresses beginning with a slash are looked up. */
export const publicFolders = [
  '',
  'static',
  'assets',
  'public',
  'source',
  'src/assets',
  'src',
  'content',
  'attachments',
];
