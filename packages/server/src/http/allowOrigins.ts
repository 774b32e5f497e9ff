import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowOf } from './registrar.ts';

/** Headers that tools send in addition to those every browser may. */
const publicHeaders = 'Accept-Language, If-None-Match';
const allowedHeaders = `Authorization, Content-Type, Idempotency-Key, If-Match, ${publicHeaders}`;
const exposedHeaders =
  'Content-Language, ETag, Idempotency-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id';
const day = 86_400;

const isApi = (url: string) => url.startsWith('/api/');
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/**
 * Lets pages of other origins use the services: any origin may read what visitors may, and the contract documents; the
 * origins in the settings may do everything. Never with cookies: signed-in callers send a token.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const isListed = (origin: string) => origins.includes(origin);

  function answerPreflight(request: FastifyRequest, reply: FastifyReply): boolean {
    const { origin, 'access-control-request-method': method } = request.headers;
    const allow = allowOf(request.url.split('?', 1)[0] ?? '');
    if (origin === undefined || method === undefined || (allow === undefined && !isRead(method)))
      return false;
    const isAllowed = isListed(origin);
    if (!isAllowed && !isRead(method)) return false;
    void reply.code(204).headers({
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      'access-control-allow-origin': isAllowed ? origin : '*',
      'access-control-allow-methods': isAllowed ? (allow ?? 'GET, HEAD') : 'GET, HEAD',
      'access-control-allow-headers': isAllowed ? allowedHeaders : publicHeaders,
      'access-control-max-age': String(day),
    });
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS' || !isApi(request.url) || !answerPreflight(request, reply)) return;
    return reply.send();
  });

  app.addHook('onSend', async (request, reply) => {
    const { origin, authorization } = request.headers;
    if (!isApi(request.url) || request.method === 'OPTIONS') return;
    // A cache must not serve a response for one origin to another.
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`);
    if (origin === undefined) return;
    const allowed = isListed(origin)
      ? origin
      : isRead(request.method) && authorization === undefined
        ? '*'
        : null;
    if (allowed === null) return;
    void reply.headers({
      'access-control-allow-origin': allowed,
      'access-control-expose-headers': exposedHeaders,
    });
  });
}
