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

/** A page that visitors read, whatever its query; its path is the Russian one. */
export interface ReadPage {
  readonly face: Face;
  readonly language: Language;
  readonly path: string;
}

/** What a response depends on. */
export interface PagePlace {
  /** The host the page is made for; all unknown names share one. */
  readonly host: string;
  /** The path and query the page is made for, normalized; null where no page can exist. */
  readonly address: string | null;
  /** The not-found page of this face and language, shared by all addresses that lead nowhere. */
  readonly missing: string;
  /** Shown only to the holder of a secret. */
  readonly isPrivate: boolean;
  /** A response to free text: hardly anyone requests the same one. */
  readonly isRare: boolean;
  /** The page read there; null where only its owner reads. */
  readonly read: ReadPage | null;
  /**
   * The place to use if nothing is at this address: it may be an address of another program, which the page does not
   * read.
   */
  readonly instead?: PagePlace;
}

/** Finds the place of a request by its host and address as received, and the port it arrived on. */
export type FindPlace = (host: string | undefined, url: string, port?: number) => PagePlace;

/** Returns the parameters that the file at a path reads; a page's route declares its own. */
export type FileParameters = (path: string) => readonly string[];

const remembered = 1000;
/** Longer keys are resolved each time, to keep the memory small. */
const longest = 300;

/**
 * Returns the host a page is made for. Names of this machine get their own pages, with their port because links contain
 * it, where no public name is set. Where one is set, only loopback names do, with no port but the actual one.
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

interface AddressParts {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  domain: string | null;
}

/** Keeps the part of a query that may lead to another place of the same path. */
type Pick = (search: string) => string;

interface Cached {
  readonly place: PagePlace;
  readonly pick: Pick;
}

/** Whether the query may name a face; a name with an escape may be any. */
const namesDomain = /(?:^\?|&)(?:domain(?:[=&]|$)|[^=&]*%)/;

/**
 * Keeps only the parameters of a query with these names, and those with an escape in theirs, unchanged. It is a single
 * pass: an address with any number of made-up parameters should cost no more than its page.
 */
function createPick(names: readonly string[]): Pick {
  const name = ['[^=&]*%[^=&]*', ...names].join('|');
  const pairs = new RegExp(`(?:^\\?|&)((?:${name})(?:=[^&]*)?)(?=&|$)`, 'g');
  return (search) => {
    const kept = Array.from(search.matchAll(pairs), ([, pair]) => pair).join('&');
    return kept === '' ? '' : `?${kept}`;
  };
}

/** The number by which another program knew a page. */
const former = /[?&]p=(\d{1,15})(?:&|$)/;

/** Looks first for the home page with such a number; it is never cached, so made-up numbers evict nothing. */
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

/** Whether the URL parser keeps the path as it is; `/a/../b`, `/\b` or a missing slash lead nowhere. */
function isPlain(path: string): boolean {
  try {
    return path.startsWith('/') && new URL(`http://site.invalid${path}`).pathname === path;
  } catch {
    return false;
  }
}

/**
 * Finds the places of requests. Addresses that differ only in what a page ignores share its place, so that nobody can
 * fill the memory, or keep the server busy, with made-up names, parameters and spellings.
 */
export function createFindPlace(hosts: FaceHosts, fileParameters: FileParameters = () => []): FindPlace {
  const hostOf = hostsOf(hosts);
  const recent = createRecent<Cached>(remembered);
  const picks = new Map(
    Object.entries(routeQueries).map(([route, query]) => [route, createPick(Object.keys(query))]),
  );

  function addressOf(resolution: Resolution, { path, search, domain }: AddressParts): string {
    // A redirect keeps the query unchanged.
    if (resolution.kind === 'redirect') return path + search;
    if (resolution.kind === 'page') {
      const { route, params, language, query } = resolution;
      return href(route, { params, language, query, domain });
    }
    // A file such as a feed, or nothing.
    const parameters = new URLSearchParams(search);
    const kept = fileParameters(path).map((name) => [name, parameters.get(name)] as const);
    return withQuery(path, { ...Object.fromEntries(kept), domain });
  }

  function pickOf(resolution: Resolution, host: string, path: string): Pick {
    // A redirect keeps its whole query.
    if (resolution.kind === 'redirect') return pickAll;
    const pick =
      (resolution.kind === 'page' && picks.get(resolution.route)) || createPick(fileParameters(path));
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
    return { place, pick: pickOf(resolution, host, path) };
  }

  function findCached(host: string | undefined, port: number | undefined, path: string, search = ''): Cached {
    const key = `${port} ${host} ${path}${search}`;
    const cached = recent.get(key);
    if (cached) return cached;
    const found = find(hostOf(host, port), path, search);
    return key.length > longest ? found : recent.keep(key, found);
  }

  return (host, url, port) => {
    const [target = '/'] = url.split('#', 1);
    const at = target.indexOf('?');
    if (at < 0) return findCached(host, port, target).place;
    const path = target.slice(0, at);
    const { place, pick } = findCached(host, port, path);
    const query = target.slice(at);
    const search = pick(query);
    return withFormer(search === '' ? place : findCached(host, port, path, search).place, path, query);
  };
}
