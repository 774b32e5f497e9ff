import type { Feed, FeedEntry } from './feed.ts';
import { element, optional, xmlDocument } from './xml.ts';

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** Dates in RFC 822 format, as RSS requires. */
const day = (iso: string) => new Date(iso).toUTCString();

function toItem(entry: FeedEntry) {
  return element('item', [
    element('title', entry.title),
    element('link', entry.url),
    element('guid', entry.id, { isPermaLink: 'false' }),
    element('pubDate', day(entry.published)),
    element('dc:creator', entry.author),
    ...entry.tags.map((tag) => element('category', tag)),
    optional('description', entry.summary),
    entry.image === null ? null : element('media:content', null, { url: entry.image, medium: 'image' }),
    element('content:encoded', entry.html),
  ]);
}

/** RSS 2.0 with the full texts. `self` is the feed's address. */
export function toRss(feed: Feed, self: string): string {
  return xmlDocument(
    element(
      'rss',
      [
        element('channel', [
          element('title', feed.title),
          element('link', feed.home),
          element('description', feed.description),
          element('language', feed.language),
          element('lastBuildDate', day(feed.updated)),
          element('generator', 'Janus'),
          element('atom:link', null, { rel: 'self', type: 'application/rss+xml', href: self }),
          ...feed.entries.map(toItem),
        ]),
      ],
      namespaces,
    ),
  );
}
