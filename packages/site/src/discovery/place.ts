import { chooseFace, createApi, isPictureAddress } from '@janus-site/core';
import type { Api, BaseUrls, Face, FaceHosts, HrefOptions, Language, RouteName } from '@janus-site/core';
import { createLinks, isOwnMachine } from '../page/links.ts';
import { basesAt } from '../page/services.ts';
import type { DrawCard } from './share/card.ts';
import { keepDomain } from '../page/keepDomain.ts';

export interface FoundOptions {
  /** Calls of the services without a socket. */
  fetch: (request: Request) => Promise<Response>;
  drawCard: DrawCard;
  hosts: FaceHosts;
  /** The scheme of real hosts; this machine's own names are always plain. */
  scheme: 'http' | 'https';
  /** Grows with every write that touches content. */
  contentVersion: () => number;
  /** Milliseconds since the epoch of the next scheduled publication; null when there is none. */
  nextPublication: () => number | null;
  /** Milliseconds; tests give a clock of their own. */
  now?: () => number;
  baseUrls: BaseUrls;
  /** Where holes are told of, as addresses; none says nothing. */
  securityContacts?: readonly string[];
}

/** Where an answer stands: its face and language, what it may read, and how it names other addresses. */
export interface Place {
  readonly face: Face;
  readonly language: Language;
  /** The path without the language before it. */
  readonly path: string;
  readonly api: Api;
  /** The bytes of a picture of this site; null for another's and for one that is not there. */
  media(address: string): Promise<Uint8Array | null>;
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
  { fetch, hosts, scheme, baseUrls }: Pick<FoundOptions, 'fetch' | 'hosts' | 'scheme' | 'baseUrls'>,
): Place {
  const url = new URL(request.url);
  const { signal } = request;
  const { host, pathname, searchParams: query, origin: base } = url;
  const english = /^\/en(?=\/)/;
  const path = pathname.replace(english, '');
  const language: Language = english.test(pathname) ? 'en' : 'ru';
  const { face, domain } = chooseFace(host, query.get('domain'), hosts);
  const resolution = { kind: 'notFound', face, language, domain } as const;
  // For links only the face, the language and the domain count.
  const { origin } = createLinks({ host, scheme, hosts, resolution });
  // A public name says the face itself.
  const shownDomain = isOwnMachine(new URL(origin).host) ? domain : null;
  const { href } = createLinks({ host, scheme, hosts, resolution: { ...resolution, domain: shownDomain } });
  const local = (file: string) => keepDomain(file, domain);
  return {
    face,
    language,
    path,
    origin,
    api: createApi({
      baseUrls: basesAt(base, baseUrls),
      fetch: (input, init) => fetch(new Request(input, { ...init, signal })),
    }),
    async media(address) {
      if (!isPictureAddress(address)) return null;
      const response = await fetch(new Request(base + address, { signal }));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    link: (route, options) => origin + href(route, options),
    file: (file) => origin + keepDomain(file, shownDomain),
    local,
  };
}
