import { feedPath, filePath } from '@janus-site/core';
import type { FeedFormat, Language, ProfileTranslation } from '@janus-site/core';
import type { Navigation } from '../hooks/navigation.ts';

/** Returns the address of the CV; the server generates one if none was uploaded. */
export function cvHref(text: ProfileTranslation | undefined, language: Language): string {
  return text?.cv ?? `/cv/${language}.pdf`;
}

/** The language of a page, and a function that returns addresses with its domain. */
interface PageLinks {
  language: Language;
  href: Navigation['href'];
}

/** Returns the feed of the page's language; keeps the domain, as all links do. */
export function feedHref({ language, href }: PageLinks, format: FeedFormat = 'rss'): string {
  return besidePage(href('blogHome'), feedPath(language, format));
}

/** Returns the address of the career as JSON Resume, in the page's language. */
export function resumeHref({ language, href }: PageLinks): string {
  return besidePage(href('home'), filePath(language, 'resume.json'));
}

/** Returns a file's path with the query of a link, which is the domain or nothing. */
function besidePage(link: string, file: string): string {
  return file + link.replace(/[^?]*/, '');
}
