import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

/** What a browser makes of an answer: a call's result, a document, or a file that documents and others name. */
export type AnswerKind = 'service' | 'page' | 'file';
export type OriginScheme = Settings['originScheme'];

const forAll: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  // What other sites may show says so itself: pictures, feeds, icons.
  'cross-origin-resource-policy': 'same-origin',
};

/** Opened as a document, it runs nothing, loads nothing and stands in no frame. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const byKind: Readonly<Record<AnswerKind, Readonly<Record<string, string>>>> = {
  service: {
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': inert,
    // answers with a caller's token must not stay in a shared cache
    'cache-control': 'no-store',
  },
  // A page knows the hashes of what stands in it; this is for one that has no policy of its own, as while developing.
  // Its opener is the page's business, too. Public ones have no policy of it: their first words would wait 90 ms more for
  // another process, they keep nothing from a window that opened them, and Observatory and Lighthouse give no points for it.
  page: { 'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" },
  file: { 'content-security-policy': inert },
};

/** A year; other names under the same domain are not ours to bind. */
const transport = { 'strict-transport-security': 'max-age=31536000' };

/** The one place that says what every answer of a kind bears, unless it has chosen otherwise itself. */
export function headersOf(kind: AnswerKind, scheme: OriginScheme): Readonly<Record<string, string>> {
  return { ...forAll, ...byKind[kind], ...(scheme === 'https' ? transport : {}) };
}

/** The same as names and values in turn, without those that are there. */
export function missingHeaders(
  kind: AnswerKind,
  scheme: OriginScheme,
  present: readonly string[] = [],
): string[] {
  const names = new Set(present.filter((_, at) => at % 2 === 0));
  return Object.entries(headersOf(kind, scheme)).flatMap((pair) => (names.has(pair[0]) ? [] : pair));
}

/** Gives an answer of the services the headers that it has not chosen itself. */
export function addHeaders(reply: FastifyReply, { originScheme }: Pick<Settings, 'originScheme'>): void {
  for (const [name, value] of Object.entries(headersOf('service', originScheme)))
    if (!reply.hasHeader(name)) void reply.header(name, value);
  void reply.header('x-request-id', reply.request.id);
}
