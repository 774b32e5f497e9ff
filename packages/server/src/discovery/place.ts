import { chooseFace, href, keepDomain, originOf } from '@janus-site/core';
import type { Face, HrefOptions, Language, RouteName } from '@janus-site/core';
import { linksToFaces } from '../routes/shared/linksToFaces.ts';
import type { Settings } from '../settings.ts';
import type { Content, ContentSource } from './content.ts';
import { createContent } from './content.ts';
import type { LookOf } from './look.ts';

export interface DiscoveryOptions extends ContentSource {
  settings: Pick<Settings, 'hosts' | 'originScheme' | 'securityContacts'>;
  look: LookOf;
  /** Increases with every write that touches content. */
  contentVersion: () => number;
  /** Milliseconds since the epoch of the next scheduled publication; null when there is none. */
  nextPublication: () => number | null;
}

/** The context of a response: its face and language, the content it may read, and how it refers to other addresses. */
export interface Place {
  readonly face: Face;
  readonly language: Language;
  readonly look: LookOf;
  /** The path without the language prefix. */
  readonly path: string;
  /** The requested version of a picture. */
  readonly version: string | null;
  readonly content: Content;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The absolute address of a route of this face, in this language unless another is given. */
  link(route: RouteName, options?: Pick<HrefOptions, 'params' | 'language'>): string;
  /** The absolute address of a file of this face, by its full path. */
  file(path: string): string;
  /** The same without scheme and host. */
  local(path: string): string;
  /** Rendered text of this face whose links to pages of the other face have its address. */
  withFaces(html: string): string;
}

/** Absolute addresses use the canonical hosts of the settings; without any, the requested local name. */
export function placeOf(
  request: Request,
  { settings, look, ...source }: Pick<DiscoveryOptions, 'settings' | 'look' | keyof ContentSource>,
): Place {
  const { hosts, originScheme: scheme } = settings;
  const { host, pathname, searchParams: query } = new URL(request.url);
  const english = /^\/en(?=\/)/;
  const language: Language = english.test(pathname) ? 'en' : 'ru';
  const { face, domain } = chooseFace(host, query.get('domain'), hosts);
  const origin = originOf(face, { host, scheme, hosts });
  // A public name identifies the face by itself.
  const shownDomain = origin.endsWith(`//${host}`) ? domain : null;
  return {
    face,
    language,
    look,
    path: pathname.replace(english, ''),
    version: query.get('v'),
    content: createContent(source, request.signal),
    origin,
    link: (route, options) => origin + href(route, { language, domain: shownDomain, ...options }),
    file: (file) => origin + keepDomain(file, shownDomain),
    withFaces: (html) => linksToFaces(html, { face, host: new URL(origin).host, settings }),
    local: (file) => keepDomain(file, domain),
  };
}
