import type { SourceFolder } from '../import/readFolder.ts';
import { isOfNotion } from './notion/names.ts';

export const markdownFormats = [
  'hugo',
  'jekyll',
  'hexo',
  'astro',
  'eleventy',
  'obsidian',
  'notion',
  'folder',
] as const;

export type MarkdownFormat = (typeof markdownFormats)[number];

const has = (folder: SourceFolder, form: RegExp): boolean => folder.files.some((file) => form.test(file));

/** Which program a folder is of, by the files that each has. */
export function detectFormat(folder: SourceFolder): MarkdownFormat {
  if (has(folder, /^source\/_(?:posts|drafts)\//)) return 'hexo';
  if (has(folder, /^_(?:posts|drafts)\//)) return 'jekyll';
  if (has(folder, /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//) && has(folder, /^content\//))
    return 'hugo';
  if (has(folder, /^(?:astro\.config\.\w+|src\/content\/)/)) return 'astro';
  if (has(folder, /^(?:\.eleventy\.js|eleventy\.config\.\w+)$/)) return 'eleventy';
  if (has(folder, /^\.obsidian\//)) return 'obsidian';
  return folder.files.some(isOfNotion) ? 'notion' : 'folder';
}

/** Where the posts of a program lie. */
const roots: Readonly<Record<MarkdownFormat, RegExp>> = {
  hugo: /^content\//,
  jekyll: /^_(?:posts|drafts)\//,
  hexo: /^source\/_(?:posts|drafts)\//,
  astro: /^src\/(?:content|pages)\//,
  eleventy: /^(?:src\/|content\/)?(?!_)/,
  obsidian: /^/,
  notion: /^/,
  folder: /^/,
};

const notPosts =
  /(?:^|\/)(?:readme|license|changelog|contributing|_index(?:\.\w\w)?|index)\.(?:md|markdown|mdx)$/i;
/** An index in a folder of its own is a post; one directly in the root, or at the top, is a list. */
const bundle = /[^/]+\/[^/]+\/index\.(?:md|markdown|mdx)$/;

export interface PostPath {
  file: string;
  /** The path from where the posts of the program lie. */
  path: string;
}

/** The texts of the folder that are posts. */
export function findPosts(folder: SourceFolder, format: MarkdownFormat): PostPath[] {
  const root = roots[format];
  return folder.files.flatMap((file) => {
    const isText = /\.(?:md|markdown|mdx)$/i.test(file) && root.test(file);
    if (!isText || (notPosts.test(file) && !bundle.test(file))) return [];
    return [{ file, path: file.replace(root, '') }];
  });
}

/** Folders that addresses beginning with a slash are looked for in. */
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
