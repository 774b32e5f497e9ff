import { feedPath, iconAddress, logoVersion, otherLanguage } from '@janus-site/core';
import type { Face, FeedFormat, Language } from '@janus-site/core';
import { createResponse, forEverybody, forOtherSites } from './responses.ts';
import { toAtom } from './atom.ts';
import { Unread } from './content.ts';
import type { Feed } from './feed.ts';
import type { IconOf } from './icons.ts';
import { createIcons, iconSvg, isIcon } from './icons.ts';
import { toJsonFeed } from './jsonFeed.ts';
import { keepFeeds } from './keepFeeds.ts';
import { readOwnLogo } from './logo/ownLogo.ts';
import { toManifest } from './manifest.ts';
import type { DiscoveryOptions, Place } from './place.ts';
import { placeOf } from './place.ts';
import { toResume } from './resume.ts';
import { toRobots } from './robots.ts';
import { toRss } from './rss.ts';
import { securityPath, toSecurityText } from './securityText.ts';
import { createShare } from './share/share.ts';
import { toSitemap, toSitemapPart } from './sitemap.ts';

/** Returns the query parameters that a file reads: the version of a picture. Others lead to the same response. */
export function discoveryParameters(path: string): readonly string[] {
  return path === '/favicon.svg' || isIcon(path) || path.startsWith('/share/') ? ['v'] : [];
}

/** Handles requests for files served with the pages; null leaves the request to the pages. */
export type Discovery = (request: Request) => Promise<Response | null>;

interface Row {
  /** Both when absent. */
  face?: Face;
  /** Whether it also exists at the same path under `/en`. */
  isBilingual?: boolean;
  make(place: Place, readFeed: (place: Place) => Promise<Feed>): Promise<Response | null>;
}

const xml = 'application/xml; charset=utf-8';
const day = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

async function iconAt({ content, face, language, look }: Place): Promise<IconOf> {
  const site = await content.site(language);
  return {
    face,
    look: look(site),
    own: await readOwnLogo(site, content),
    version: logoVersion(site, face),
  };
}

/**
 * Feed readers and site lists show icons on their own pages. An address with a logo's version always stands for the
 * same picture; one without is revalidated each time if the owner has a logo, which may change.
 */
function iconHeaders({ own, version }: IconOf, asked: string | null): Record<string, string> {
  const isCurrent = asked === version && own !== null;
  const age = version === '' ? day : isCurrent ? forever : 'no-cache';
  return { 'cache-control': age, ...forOtherSites };
}

function feedAt(place: Place, format: FeedFormat, language: Language = place.language): string {
  return place.file(feedPath(language, format));
}

const rss: Row['make'] = async (place, readFeed) =>
  createResponse(
    toRss(await readFeed(place), feedAt(place, 'rss')),
    'application/rss+xml; charset=utf-8',
    forEverybody,
  );

const atom: Row['make'] = async (place, readFeed) => {
  const language = otherLanguage(place.language);
  const twin = { language, href: feedAt(place, 'atom', language) };
  return createResponse(
    toAtom(await readFeed(place), feedAt(place, 'atom'), twin),
    'application/atom+xml; charset=utf-8',
    forEverybody,
  );
};

const json: Row['make'] = async (place, readFeed) => {
  const site = await place.content.site(place.language);
  const icon = iconAddress(place.file('/icon-512.png'), site, place.face);
  const places = { self: feedAt(place, 'json'), icon };
  return createResponse(
    toJsonFeed(await readFeed(place), places),
    'application/feed+json; charset=utf-8',
    forEverybody,
  );
};

const resume: Row['make'] = async (place) => {
  const body = await toResume(place);
  return body === null ? null : createResponse(body, 'application/json; charset=utf-8', forEverybody);
};

/** Addresses that feed readers try by default. */
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
  '/robots.txt': { make: async (place) => createResponse(toRobots(place), 'text/plain; charset=utf-8') },
  '/sitemap.xml': { make: async (place) => createResponse(await toSitemap(place), xml) },
  '/manifest.webmanifest': {
    isBilingual: true,
    make: async (place) =>
      createResponse(await toManifest(place), 'application/manifest+json; charset=utf-8'),
  },
  '/favicon.svg': {
    make: async (place) => {
      const icon = await iconAt(place);
      const { svg, policy } = await iconSvg(icon.face, icon.look, icon.own);
      return createResponse(svg, 'image/svg+xml', {
        ...iconHeaders(icon, place.version),
        'content-security-policy': policy,
      });
    },
  },
};

/** Serves what makes the site discoverable: feeds, sitemaps, the manifest, icons and the CV as data. */
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
      return createResponse(text, 'text/plain; charset=utf-8', { 'cache-control': 'no-store' });
    }
    if (row === undefined) {
      const part = await toSitemapPart(place);
      if (part !== null) return createResponse(part, xml);
      if (!isIcon(place.path) || place.language !== 'ru') return share(place);
      const icon = await iconAt(place);
      const { bytes, type } = await drawIcon(place.path, icon);
      return createResponse(new Uint8Array(bytes), type, iconHeaders(icon, place.version));
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
