import {
  href,
  isLocalName,
  isLoopback,
  normalizeHost,
  notFoundPath,
  resolve,
  routeQueries,
  routeRow,
} from '@janus-site/core';
import type { Face, FaceHosts, Language, Resolution } from '@janus-site/core';
import { hasPublicName, namesOf } from '../http/localNames.ts';
import { createRecent } from './recent.ts';

/** A page that visitors read, whatever its query: its path is the one in Russian. */
export interface ReadPage {
  readonly face: Face;
  readonly language: Language;
  readonly path: string;
}

/** What an answer depends on. */
export interface PagePlace {
  /** The host that it is made for: one for all names that are nobody's. */
  readonly host: string;
  /** Path and query that it is made for, in one spelling; null where nothing can be. */
  readonly address: string | null;
  /** The page of this face and language that stands for all addresses that lead nowhere. */
  readonly missing: string;
  /** Shown to the holder of a secret alone. */
  readonly isPrivate: boolean;
  /** An answer to somebody's own words: hardly anybody asks for the same. */
  readonly isRare: boolean;
  /** What is read there; null where nobody but its owner reads. */
  readonly read: ReadPage | null;
  /** What is there where nothing is at this address: it may be one of another program, which the page does not read. */
  readonly instead?: PagePlace;
}

/** Finds the place of a request by its host and address as they came, and the port that it came to. */
export type FindPlace = (host: string | undefined, url: string, port?: number) => PagePlace;

const remembered = 1000;
/** Longer ones are worked out each time: what is remembered stays small. */
const longest = 300;

/**
 * Which host a page is made for. Names of this machine have pages of their own where no public name is set, with their
 * port, because links name it. Where one is set, only those do that always work, with no port but the true one.
 */
function hostsOf(hosts: FaceHosts): (host: string | undefined, port: number | undefined) => string {
  const names = namesOf(hosts);
  const canonical = hosts.portfolio[0] ?? 'localhost';
  const isPublic = hasPublicName(names);
  return (host, port) => {
    const name = normalizeHost(host ?? '');
    const isLocal = isLocalName(name);
    if (isLocal && !isPublic) return (host ?? '').trim().toLowerCase();
    if (!names.has(name) && !isLoopback(name)) return canonical;
    return isLocal && port !== undefined && host?.trim().endsWith(`:${port}`) ? `${name}:${port}` : name;
  };
}

interface Asked {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  domain: string | null;
}

/** Leaves of a query what may lead to another place of the same path. */
type Pick = (search: string) => string;

interface Cached {
  readonly place: PagePlace;
  readonly pick: Pick;
}

/** Whether it may name a face; a name with an escape may be any. */
const namesDomain = /(?:^\?|&)(?:domain(?:[=&]|$)|[^=&]*%)/;

/**
 * Takes out of a query the parameters of these names, and those with an escape in theirs, as they came. It is one look
 * along the text: an address with made-up parameters, however many, is to cost what its page costs.
 */
function createPick(names: readonly string[]): Pick {
  const name = ['[^=&]*%[^=&]*', ...names].join('|');
  const pairs = new RegExp(`(?:^\\?|&)((?:${name})(?:=[^&]*)?)(?=&|$)`, 'g');
  return (search) => {
    const kept = Array.from(search.matchAll(pairs), ([, pair]) => pair).join('&');
    return kept === '' ? '' : `?${kept}`;
  };
}

/** The number that another program knew a page by, which only asks where it is now. */
const former = /[?&]p=(\d{1,15})(?:&|$)/;

/** The home page by such a number is looked for first; it is kept nowhere, so numbers that are made up push nothing out. */
function withFormer(place: PagePlace, path: string, search: string): PagePlace {
  const number = path === '/' ? former.exec(search)?.[1] : undefined;
  if (number === undefined || place.address === null) return place;
  const mark = place.address.includes('?') ? '&' : '?';
  return { ...place, address: `${place.address}${mark}p=${number}`, isRare: true, instead: place };
}

function pickAll(search: string): string {
  return search;
}

function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  const query = new URLSearchParams(present).toString();
  return query === '' ? path : `${path}?${query}`;
}

function readPageOf(resolution: Resolution): ReadPage | null {
  if (resolution.kind !== 'page' || 'preview' in resolution.query) return null;
  const { route, face, language, params } = resolution;
  return routeRow(route).layout === 'public' ? { face, language, path: href(route, { params }) } : null;
}

/** A path that the parser of addresses reads as another one (`/a/../b`, `/\b`, no slash) is nobody's. */
function isPlain(path: string): boolean {
  try {
    return path.startsWith('/') && new URL(`http://site.invalid${path}`).pathname === path;
  } catch {
    return false;
  }
}

/**
 * Places of requests. An address that differs in nothing that a page reads has the place of that page, so that nobody
 * can fill the memory, or keep the server busy, with made-up names, parameters and spellings.
 */
export function createFindPlace(hosts: FaceHosts, fileParameters: readonly string[] = []): FindPlace {
  const hostOf = hostsOf(hosts);
  const recent = createRecent<Cached>(remembered);
  const pickOfFile = createPick(fileParameters);
  const picks = new Map(
    Object.entries(routeQueries).map(([route, query]) => [route, createPick(Object.keys(query))]),
  );

  function addressOf(resolution: Resolution, { path, search, domain }: Asked): string {
    // The answer keeps the query as it came.
    if (resolution.kind === 'redirect') return path + search;
    if (resolution.kind === 'page') {
      const { route, params, language, query } = resolution;
      return href(route, { params, language, query, domain });
    }
    // A file beside the pages, such as a feed, or nothing.
    const parameters = new URLSearchParams(search);
    const kept = fileParameters.map((name) => [name, parameters.get(name)] as const);
    return withQuery(path, { ...Object.fromEntries(kept), domain });
  }

  function pickOf(resolution: Resolution, host: string): Pick {
    // A redirect keeps its query, whatever it says.
    if (resolution.kind === 'redirect') return pickAll;
    const pick = (resolution.kind === 'page' && picks.get(resolution.route)) || pickOfFile;
    // On a loopback name the query chooses the face, and with it the route.
    if (!isLoopback(normalizeHost(host))) return pick;
    return (search) => (namesDomain.test(search) ? search : pick(search));
  }

  function find(host: string, path: string, search: string): Cached {
    const resolution = resolve({ host, path, search }, hosts);
    const domain = 'domain' in resolution && resolution.domain ? normalizeHost(resolution.domain) : null;
    const query = resolution.kind === 'page' ? resolution.query : {};
    const address = addressOf(resolution, { path, search, domain });
    const missing = withQuery(notFoundPath[resolution.language], { domain });
    const place = {
      host,
      address: address !== missing && isPlain(address.split('?', 1)[0] ?? '') ? address : null,
      missing,
      isPrivate: 'preview' in query,
      isRare: 'q' in query,
      read: readPageOf(resolution),
    };
    return { place, pick: pickOf(resolution, host) };
  }

  function findKnown(host: string | undefined, port: number | undefined, path: string, search = ''): Cached {
    const key = `${port} ${host} ${path}${search}`;
    const cached = recent.get(key);
    if (cached) return cached;
    const found = find(hostOf(host, port), path, search);
    return key.length > longest ? found : recent.keep(key, found);
  }

  return (host, url, port) => {
    const [asked = '/'] = url.split('#', 1);
    const at = asked.indexOf('?');
    if (at < 0) return findKnown(host, port, asked).place;
    const path = asked.slice(0, at);
    const { place, pick } = findKnown(host, port, path);
    const query = asked.slice(at);
    const search = pick(query);
    return withFormer(search === '' ? place : findKnown(host, port, path, search).place, path, query);
  };
}
