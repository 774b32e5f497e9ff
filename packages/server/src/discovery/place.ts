import { chooseFace, href, keepDomain, originOf } from '@janus-site/core';
import type { Face, HrefOptions, Language, RouteName } from '@janus-site/core';
import type { Settings } from '../settings.ts';
import type { Content, ContentSource } from './content.ts';
import { createContent } from './content.ts';
import type { LookOf } from './look.ts';

export interface DiscoveryOptions extends ContentSource {
  settings: Pick<Settings, 'hosts' | 'originScheme' | 'securityContacts'>;
  look: LookOf;
  /** Grows with every write that touches content. */
  contentVersion: () => number;
  /** Milliseconds since the epoch of the next scheduled publication; null when there is none. */
  nextPublication: () => number | null;
}

/** Where an answer stands: its face and language, what it may read, and how it names other addresses. */
export interface Place {
  readonly face: Face;
  readonly language: Language;
  readonly look: LookOf;
  /** The path without the language before it. */
  readonly path: string;
  /** The version of a picture that was asked for. */
  readonly version: string | null;
  readonly content: Content;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** The absolute address of a route of this face, in this language unless another is named. */
  link(route: RouteName, options?: Pick<HrefOptions, 'params' | 'language'>): string;
  /** The absolute address of a file of this face, by its whole path. */
  file(path: string): string;
  /** The same without scheme and host. */
  local(path: string): string;
}

/** Absolute addresses name the canonical hosts of the settings; where there are none, the name of this machine that was asked. */
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
  // A public name says the face itself.
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
    local: (file) => keepDomain(file, domain),
  };
}
