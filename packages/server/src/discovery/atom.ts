import type { Feed, FeedEntry } from './feed.ts';
import { element, xmlDocument } from './xml.ts';

const person = (name: string) => element('author', [element('name', name)]);

function toAtomEntry(entry: FeedEntry) {
  return element('entry', [
    element('id', entry.id),
    element('title', entry.title),
    element('link', null, { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', entry.published),
    element('updated', entry.updated),
    person(entry.author),
    ...entry.tags.map((tag) => element('category', null, { term: tag })),
    entry.summary === '' ? null : element('summary', entry.summary),
    element('content', entry.html, { type: 'html' }),
  ]);
}

/**
 * Atom (RFC 4287) with the full texts. `self` is the feed's address, `other` that of the feed in the other language.
 */
export function toAtom(feed: Feed, self: string, other: { language: string; href: string }): string {
  const type = 'application/atom+xml';
  return xmlDocument(
    element(
      'feed',
      [
        element('id', self),
        element('title', feed.title),
        element('subtitle', feed.description),
        element('updated', feed.updated),
        person(feed.author),
        element('generator', 'Janus'),
        element('link', null, { rel: 'self', type, href: self }),
        element('link', null, { rel: 'alternate', type: 'text/html', href: feed.home }),
        element('link', null, { rel: 'alternate', type, hreflang: other.language, href: other.href }),
        ...feed.entries.map(toAtomEntry),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    ),
  );
}
