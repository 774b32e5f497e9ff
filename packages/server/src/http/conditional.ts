import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, matchesTag } from './etag.ts';

/** Visitors' answers may lie in any cache that asks about them; a person's lie in none, as others may use their browser later. */
function keeping({ caller }: FastifyRequest): string {
  if (caller === null) return 'public, no-cache';
  return caller.token ? 'private, no-cache' : 'no-store';
}

/** Sends a body that was read, with a tag of its bytes; 304 where the client has them already. */
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
