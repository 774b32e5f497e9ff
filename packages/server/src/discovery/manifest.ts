import { documentTitle, homeRoute, iconAddress, siteName } from '@janus-site/core';
import { jsonText } from './json.ts';
import type { Place } from './place.ts';

/** The web app manifest of a face in a language. */
export async function toManifest(place: Place): Promise<string> {
  const { content, face, language, look } = place;
  const [{ text }, site] = await Promise.all([content.owner(language), content.site(language)]);
  const words = site[language];
  const route = homeRoute[face];
  const name = documentTitle({ face, language, name: text?.name ?? '', words, route });
  const [background] = look(site)[face].background;
  const icon = (path: string, size: number, purpose: string) => ({
    src: iconAddress(place.local(path), site, face),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return jsonText({
    id: place.local('/'),
    name,
    short_name: face === 'blog' ? siteName(face, words) : (words?.portfolio_name ?? (text?.name || name)),
    description: (face === 'blog' && words?.blog_sentence) || text?.headline,
    lang: language,
    dir: 'ltr',
    start_url: place.link(route).slice(place.origin.length),
    scope: '/',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
  });
}
