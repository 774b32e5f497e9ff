import { missingHeaders, type OriginScheme } from '../http/headers.ts';
import type { Effort, Encoding } from '../http/encoding.ts';
import { compress } from '../http/encoding.ts';
import { entityTag, hashOf } from '../http/etag.ts';

/** One form of a page, ready for the socket. */
export interface PageForm {
  readonly encoding: Encoding;
  readonly effort: Effort;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The headers for clients that have the page; only for a page that was found. */
  readonly unchanged: readonly string[] | null;
}

/** A response of the renderer, read completely. */
export interface Page {
  readonly status: number;
  readonly hash: string;
  readonly source: Buffer;
  readonly ownHeaders: readonly string[];
  /** Whether it may be cached for the next visitor. */
  readonly isKept: boolean;
  readonly forms: Map<Encoding, PageForm>;
}

const compressible =
  /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|atom\+xml|manifest\+json|feed\+json))/;
const smallest = 200;

export interface ToPageOptions {
  /** The only status with which it may be cached; 200 by default. */
  keptStatus?: number;
  /** `http` by default. */
  scheme?: OriginScheme;
}

/** Reads a response of the renderer into memory. */
export async function toPage(
  response: Response,
  { keptStatus = 200, scheme = 'http' }: ToPageOptions = {},
): Promise<Page> {
  const source = Buffer.from(await response.arrayBuffer());
  const ownHeaders: string[] = [];
  for (const [name, value] of response.headers) ownHeaders.push(name, value);
  const kind = /^text\/html\b/.test(response.headers.get('content-type') ?? '') ? 'page' : 'file';
  const isStorable =
    response.status === keptStatus && !/no-store|private/i.test(response.headers.get('cache-control') ?? '');
  return {
    status: response.status,
    hash: hashOf(source),
    source,
    ownHeaders: [...ownHeaders, ...missingHeaders(kind, scheme, ownHeaders), ...fallbackCaching(response)],
    isKept: isStorable && !response.headers.has('set-cookie'),
    forms: new Map(),
  };
}

/** Any cache may keep a page but must revalidate it each time, so that an edit is visible immediately. */
function fallbackCaching(response: Response): string[] {
  if (response.headers.has('cache-control')) return [];
  return ['cache-control', response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'];
}

/** The form for one encoding, made on first demand. */
export async function pageForm(page: Page, wanted: Encoding, effort: Effort): Promise<PageForm> {
  const encoding = canCompress(page) ? wanted : 'identity';
  const present = page.forms.get(encoding);
  if (present !== undefined && (present.effort === 'small' || effort === 'quick')) return present;
  const body = await compress(page.source, encoding, effort);
  const tag = page.status === 200 ? ['etag', entityTag(page.hash, encoding, effort)] : [];
  const shared = [...page.ownHeaders, ...tag, ...(canCompress(page) ? ['vary', 'Accept-Encoding'] : [])];
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const headers = [...shared, ...coding, 'content-length', String(body.length)];
  const form: PageForm = {
    encoding,
    effort,
    headers,
    body,
    unchanged: page.status === 200 ? withoutContentType(shared) : null,
  };
  page.forms.set(encoding, form);
  return form;
}

function withoutContentType(headers: readonly string[]): string[] {
  return headers.filter((_, at) => (headers[at - (at % 2)] ?? '') !== 'content-type');
}

function canCompress(page: Page): boolean {
  const at = page.ownHeaders.indexOf('content-type');
  return page.source.length >= smallest && at >= 0 && compressible.test(page.ownHeaders[at + 1] ?? '');
}

/** The memory a page takes, in bytes, for the cache's limit. */
export function pageBytes(page: Page): number {
  let bytes = page.source.length + 1024;
  for (const form of page.forms.values()) bytes += form.body.length;
  return bytes;
}
