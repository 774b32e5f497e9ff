import type { Language } from './faces.ts';

/** The format of a feed. */
export type FeedFormat = 'rss' | 'atom' | 'json';

const feedFiles: Readonly<Record<FeedFormat, string>> = {
  rss: 'feed.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** Returns the path of a file that exists once in each language. */
export function filePath(language: Language, file: string): string {
  return `${language === 'ru' ? '' : '/en'}/${file}`;
}

/** Returns the path of the blog's feed; RSS is at the address that feed readers try first. */
export function feedPath(language: Language, format: FeedFormat): string {
  return filePath(language, feedFiles[format]);
}
