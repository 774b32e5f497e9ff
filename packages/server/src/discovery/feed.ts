import { authorName, documentTitle, plainTitle, siteName } from '@janus-site/core';
import type { Language } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import { makeItem, shownPicture } from './makeItem.ts';
import { feedHtml } from './feedHtml.ts';
import { entryId } from './entryId.ts';
import type { Place } from './place.ts';
import { latest } from './content.ts';

export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The full text. */
  html: string;
  published: string;
  updated: string;
  author: string;
  tags: readonly string[];
  image: string | null;
}

/** The blog in one language, independent of a format. */
export interface Feed {
  title: string;
  description: string;
  language: Language;
  /** The page that the feed belongs to. */
  home: string;
  author: string;
  updated: string;
  entries: readonly FeedEntry[];
}

/** Reads the feed. A post without a translation in the feed's language is left out. */
export async function readFeed(place: Place): Promise<Feed> {
  const { content, language, face } = place;
  const [newest, owner, site] = await Promise.all([
    content.newest(language),
    content.owner(language),
    content.site(language),
  ]);
  const words = site[language];
  const name = owner.text?.name || siteName('blog', words);
  const title = documentTitle({ face, language, name: owner.text?.name ?? '', words, route: 'blogHome' });
  const entries = newest.flatMap((post) => makeItem('feed', post.id, () => toEntry(post, name, place)) ?? []);
  return {
    title,
    description: words?.blog_sentence ?? (owner.text?.headline || title),
    language,
    home: place.link('blogHome'),
    author: name,
    updated: latest(entries.map((entry) => entry.updated)) ?? owner.profile.updated_at,
    entries,
  };
}

function toEntry(post: Schemas['NewestPost'], owner: string, place: Place): FeedEntry | null {
  const { translation: text } = post;
  if (!text.published_at || Number.isNaN(Date.parse(text.published_at))) return null;
  const url = place.link('post', { params: { slug: post.slug } });
  return {
    id: entryId(post.id, text.language),
    url,
    title: plainTitle(text.title),
    summary: text.summary,
    html: feedHtml(place.withFaces(text.html), { page: url, language: text.language }),
    published: text.published_at,
    updated: latest([text.published_at, text.updated_at]) ?? text.published_at,
    author: authorName(post.author, owner),
    // the formats have categories but no series
    tags: [...post.tags, ...(post.series ? [post.series.title] : [])].map(plainTitle),
    image: shownPicture('feed: cover', post.cover, url) ?? null,
  };
}
