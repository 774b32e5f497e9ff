import type { Language, ProfileTranslation } from '@janus-site/core';
import type { UiHost } from '../hooks/host.ts';

/** The CV's file; the server makes one where none was uploaded. */
export function cvHref(text: ProfileTranslation | undefined, language: Language): string {
  return text?.cv ?? `/cv/${language}.pdf`;
}

export type FeedFormat = 'rss' | 'atom' | 'json';

const feedFiles: Readonly<Record<FeedFormat, string>> = {
  rss: 'feed.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** A feed per language, RSS at the address that readers try first. */
export function feedPath(language: Language, format: FeedFormat): string {
  return `${language === 'ru' ? '' : '/en'}/${feedFiles[format]}`;
}

/** The feed of the page's language; keeps the domain, as all links do. */
export function feedHref(host: Pick<UiHost, 'language' | 'href'>, format: FeedFormat = 'rss'): string {
  return besidePage(host.href('blogHome'), feedPath(host.language, format));
}

/** The career record as JSON Resume, in the page's language. */
export function resumeHref(host: Pick<UiHost, 'language' | 'href'>): string {
  return besidePage(host.href('home'), host.language === 'ru' ? '/resume.json' : '/en/resume.json');
}

/** A file's path with the query of a link, which is the domain or nothing. */
function besidePage(link: string, file: string): string {
  const at = link.indexOf('?');
  return at < 0 ? file : file + link.slice(at);
}
