import type { FastifyInstance } from 'fastify';
import { problem } from '../errors.ts';
import { chooseEncoding, compress } from '../http/encoding.ts';
import { entityTag, hashOf, matchesTag } from '../http/etag.ts';
import { drawCover } from './drawCover.ts';
import { readCoverAddress } from './plan.ts';

/** Opened as a page, it runs nothing, loads nothing and has an opaque origin. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';

/** `/covers/<design>-<system>-<seed>-<colour>.svg`: drawn on demand, since that takes a few milliseconds at most. */
export function serveCovers(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/covers/:name', async (request, reply) => {
    const asked = readCoverAddress(`/covers/${request.params.name}`);
    if (asked === null) throw problem('not_found');
    const svg = Buffer.from(drawCover(asked.plan));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const hash = hashOf(svg);
    void reply.type('image/svg+xml').headers({
      etag: entityTag(hash, encoding, 'quick'),
      vary: 'Accept-Encoding',
      'cache-control': asked.isCurrent ? forever : askAgain,
      'content-security-policy': policy,
      // Feed readers and link previews show the pictures on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (matchesTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(await compress(svg, encoding, 'quick'));
  });
}
