import { feedPath, filePath } from '@janus-site/core';
import type { FeedFormat, Language, ProfileTranslation } from '@janus-site/core';
import type { Navigation } from '../hooks/navigation.ts';

/** The CV's file; the server makes one where none was uploaded. */
export function cvHref(text: ProfileTranslation | undefined, language: Language): string {
  return text?.cv ?? `/cv/${language}.pdf`;
}

/** The language of a page, and the addresses that keep its domain. */
interface PageLinks {
  language: Language;
  href: Navigation['href'];
}

/** The feed of the page's language; keeps the domain, as all links do. */
export function feedHref({ language, href }: PageLinks, format: FeedFormat = 'rss'): string {
  return besidePage(href('blogHome'), feedPath(language, format));
}

/** The career record as JSON Resume, in the page's language. */
export function resumeHref({ language, href }: PageLinks): string {
  return besidePage(href('home'), filePath(language, 'resume.json'));
}

/** A file's path with the query of a link, which is the domain or nothing. */
function besidePage(link: string, file: string): string {
  return file + link.replace(/[^?]*/, '');
}
