import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, matchesTag } from './etag.ts';

/**
 * Visitors' responses may be kept by any cache that revalidates; a signed-in person's by none, as others may use the
 * browser later.
 */
function keeping({ caller }: FastifyRequest): string {
  if (caller === null) return 'public, no-cache';
  return caller.token ? 'private, no-cache' : 'no-store';
}

/** Sends the result of a read, with an ETag of its bytes; 304 where the client already has them. */
export function sendRead(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const { operation } = request.routeOptions.config;
  if (!reply.hasHeader('cache-control')) {
    const hash = hashOf(text);
    void reply.headers({ etag: `"${hash}"`, 'cache-control': keeping(request) });
    if (operation?.token !== 'none') void reply.header('vary', 'Authorization');
    if (matchesTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(text);
}
