import { languages, routeTable } from '@janus-site/core';
import type { Language } from '@janus-site/core';
import type { Place } from './place.ts';

/** A route's path in robots.txt syntax (RFC 9309): `*` for a parameter. */
function routePattern(path: string, language: Language): string {
  return `${language === 'en' ? '/en' : ''}${path.replace(/\{\w+\}/g, '*')}`;
}

/** What crawlers should ignore: the areas behind the login, from the route table. */
export function toRobots(place: Place): string {
  const closed = routeTable.filter((row) => row.face === place.face && row.access === 'login');
  const lines = closed.flatMap((row) =>
    languages.map((language) => `Disallow: ${routePattern(row.path, language)}`),
  );
  return ['User-agent: *', ...lines, '', `Sitemap: ${place.file('/sitemap.xml')}`, ''].join('\n');
}
