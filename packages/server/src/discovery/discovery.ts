import { feedPath } from '@janus-site/core';
import type { Face, FeedFormat, Language } from '@janus-site/core';
import { answer, forEverybody, forOtherSites } from './answer.ts';
import { toAtom } from './atom.ts';
import { Unread } from './content.ts';
import type { Feed } from './feed.ts';
import { createIcons, iconPolicy, iconSvg, isIcon } from './icons.ts';
import { toJsonFeed } from './jsonFeed.ts';
import { keepFeeds } from './keepFeeds.ts';
import { toManifest } from './manifest.ts';
import type { DiscoveryOptions, Place } from './place.ts';
import { lookAt, placeOf } from './place.ts';
import { toResume } from './resume.ts';
import { toRobots } from './robots.ts';
import { toRss } from './rss.ts';
import { securityPath, toSecurityText } from './securityText.ts';
import { createShare } from './share/share.ts';
import { toSitemap, toSitemapPart } from './sitemap.ts';

/** The query parameters that anything here reads: the version of a picture. Others make no answer of their own. */
export const discoveryParameters: readonly string[] = ['v'];

/** Answers what is at an address beside the pages; null leaves it to them. */
export type Discovery = (request: Request) => Promise<Response | null>;

interface Row {
  /** Both when absent. */
  face?: Face;
  /** Whether it is at the same path behind `/en`, too. */
  isBilingual?: boolean;
  make(place: Place, readFeed: (place: Place) => Promise<Feed>): Promise<Response | null>;
}

const otherLanguage: Readonly<Record<Language, Language>> = { ru: 'en', en: 'ru' };
const xml = 'application/xml; charset=utf-8';
/** Readers of feeds and lists of sites show them on pages of their own. */
const iconHeaders = { 'cache-control': 'public, max-age=86400', ...forOtherSites };

function feedAt(place: Place, format: FeedFormat, language: Language = place.language): string {
  return place.file(feedPath(language, format));
}

const rss: Row['make'] = async (place, readFeed) =>
  answer(
    toRss(await readFeed(place), feedAt(place, 'rss')),
    'application/rss+xml; charset=utf-8',
    forEverybody,
  );

const atom: Row['make'] = async (place, readFeed) => {
  const language = otherLanguage[place.language];
  const twin = { language, href: feedAt(place, 'atom', language) };
  return answer(
    toAtom(await readFeed(place), feedAt(place, 'atom'), twin),
    'application/atom+xml; charset=utf-8',
    forEverybody,
  );
};

const json: Row['make'] = async (place, readFeed) => {
  const places = { self: feedAt(place, 'json'), icon: place.file('/icon-512.png') };
  return answer(
    toJsonFeed(await readFeed(place), places),
    'application/feed+json; charset=utf-8',
    forEverybody,
  );
};

const resume: Row['make'] = async (place) => {
  const body = await toResume(place);
  return body === null ? null : answer(body, 'application/json; charset=utf-8', forEverybody);
};

/** Addresses that readers of feeds try when nobody told them. */
const toFeed: Row['make'] = async (place) =>
  new Response(null, {
    status: 308,
    headers: { location: place.local(feedPath(place.language, 'rss')), 'cache-control': 'no-store' },
  });

const rows: Readonly<Record<string, Row>> = {
  [feedPath('ru', 'rss')]: { face: 'blog', isBilingual: true, make: rss },
  [feedPath('ru', 'atom')]: { face: 'blog', isBilingual: true, make: atom },
  [feedPath('ru', 'json')]: { face: 'blog', isBilingual: true, make: json },
  '/feed': { face: 'blog', isBilingual: true, make: toFeed },
  '/feed/': { face: 'blog', isBilingual: true, make: toFeed },
  '/rss.xml': { face: 'blog', isBilingual: true, make: toFeed },
  '/resume.json': { face: 'portfolio', isBilingual: true, make: resume },
  '/robots.txt': { make: async (place) => answer(toRobots(place), 'text/plain; charset=utf-8') },
  '/sitemap.xml': { make: async (place) => answer(await toSitemap(place), xml) },
  '/manifest.webmanifest': {
    isBilingual: true,
    make: async (place) => answer(await toManifest(place), 'application/manifest+json; charset=utf-8'),
  },
  '/favicon.svg': {
    make: async (place) => {
      const { face } = place;
      const look = await lookAt(place);
      return answer(iconSvg(face, look), 'image/svg+xml', {
        ...iconHeaders,
        'content-security-policy': iconPolicy(look[face]),
      });
    },
  },
};

/** What makes the site found: feeds, maps for crawlers, the manifest, icons and the CV as data. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const drawIcon = createIcons();
  const readFeed = keepFeeds(options);
  const share = createShare();
  const { settings, now } = options;

  async function make(place: Place): Promise<Response | null> {
    const row = Object.hasOwn(rows, place.path) ? rows[place.path] : undefined;
    if (place.path === securityPath) {
      const { securityContacts } = settings;
      if (securityContacts.length === 0 || place.language === 'en') return null;
      const text = toSecurityText(place, securityContacts, now());
      return answer(text, 'text/plain; charset=utf-8', { 'cache-control': 'no-store' });
    }
    if (row === undefined) {
      const part = await toSitemapPart(place);
      if (part !== null) return answer(part, xml);
      const icon =
        isIcon(place.path) && place.language === 'ru'
          ? await drawIcon(place.path, place.face, await lookAt(place))
          : null;
      return icon ? answer(new Uint8Array(icon.bytes), icon.type, iconHeaders) : share(place);
    }
    if (row.face !== undefined && row.face !== place.face) return null;
    if (place.language === 'en' && row.isBilingual !== true) return null;
    return row.make(place, readFeed);
  }

  return async (request) => {
    if (request.method !== 'GET') return null;
    try {
      return await make(placeOf(request, options));
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      return new Response(null, {
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '10' },
      });
    }
  };
}
