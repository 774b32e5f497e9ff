import { feedPath, filePath } from '@janus-site/core';
import type { FeedFormat, Language, ProfileTranslation } from '@janus-site/core';
import type { UiHost } from '../hooks/host.ts';

/** The CV's file; the server makes one where none was uploaded. */
export function cvHref(text: ProfileTranslation | undefined, language: Language): string {
  return text?.cv ?? `/cv/${language}.pdf`;
}

/** The feed of the page's language; keeps the domain, as all links do. */
export function feedHref(host: Pick<UiHost, 'language' | 'href'>, format: FeedFormat = 'rss'): string {
  return besidePage(host.href('blogHome'), feedPath(host.language, format));
}

/** The career record as JSON Resume, in the page's language. */
export function resumeHref(host: Pick<UiHost, 'language' | 'href'>): string {
  return besidePage(host.href('home'), filePath(host.language, 'resume.json'));
}

/** A file's path with the query of a link, which is the domain or nothing. */
function besidePage(link: string, file: string): string {
  return file + link.replace(/[^?]*/, '');
}
