import type { Feed } from './feed.ts';
import { jsonText } from './json.ts';

export interface JsonFeedPlaces {
  /** The address of the feed. */
  self: string;
  icon: string;
}

/** JSON Feed 1.1 with the full texts. */
export function toJsonFeed(feed: Feed, { self, icon }: JsonFeedPlaces): string {
  return jsonText({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: self,
    icon,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      summary: entry.summary || undefined,
      image: entry.image ?? undefined,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      tags: entry.tags,
      language: feed.language,
    })),
  });
}
