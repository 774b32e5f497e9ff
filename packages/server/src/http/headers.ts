import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  // answers with a caller's token must not stay in a shared cache
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Gives an answer of the services the headers that it has not chosen itself. */
export function addHeaders(reply: FastifyReply, settings: Settings): void {
  for (const [name, value] of Object.entries(always)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
  if (settings.originScheme === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  void reply.header('x-request-id', reply.request.id);
}
