import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

/** How a browser uses a response: as a call's result, a document, or a file that documents and others refer to. */
export type AnswerKind = 'service' | 'page' | 'file';
export type OriginScheme = Settings['originScheme'];

const forAll: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  // Files that other sites may embed override it: pictures, feeds, icons.
  'cross-origin-resource-policy': 'same-origin',
};

/** Opened as a document, it runs nothing, loads nothing and cannot be framed. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const byKind: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  service: {
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': inert,
    // responses to a caller's token must not stay in a shared cache
    'cache-control': 'no-store',
  },
  // A page sends the hashes of its own content; this is for one without a policy, as in development. The opener policy
  // is left to the page, too. Public pages have none: their first words would wait 90 ms more for another process, they
  // keep nothing from a window that opened them, and Observatory and Lighthouse give no points for it.
  page: { 'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  file: { 'content-security-policy': inert },
};

/** A year; other names under the same domain are not ours to bind. */
const transport = { 'strict-transport-security': 'max-age=31536000' };

/** The only place that sets the headers of every response of a kind, unless it has set them itself. */
export function headersOf(kind: AnswerKind, scheme: OriginScheme): Readonly<Record<string, string>> {
  return { ...forAll, ...byKind[kind], ...(scheme === 'https' ? transport : {}) };
}

/** The same as alternating names and values, without those already present. */
export function missingHeaders(
  kind: AnswerKind,
  scheme: OriginScheme,
  present: readonly string[] = [],
): string[] {
  const names = new Set(present.filter((_, at) => at % 2 === 0));
  return Object.entries(headersOf(kind, scheme)).flatMap((pair) => (names.has(pair[0]) ? [] : pair));
}

/** Adds to a response of the services the headers it has not set itself. */
export function addHeaders(reply: FastifyReply, { originScheme }: Pick<Settings, 'originScheme'>): void {
  for (const [name, value] of Object.entries(headersOf('service', originScheme)))
    if (!reply.hasHeader(name)) void reply.header(name, value);
  void reply.header('x-request-id', reply.request.id);
}
