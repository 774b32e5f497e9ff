import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { problem } from '../errors.ts';
import { hasTag } from '../http/etag.ts';
import { parseByteRange } from './byteRange.ts';
import { drawingPolicy, idOfFile, pictureName, shownType, type ShownType } from './files.ts';
import type { MediaStorage } from './storage.ts';
import { keptWidths } from './widths.ts';

/** A name always stands for the same content: copies never need revalidation. */
const mediaHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  // Feed readers and link previews show the pictures on other sites.
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
} as const;

function headersOf(type: ShownType): Record<string, string> {
  const own = type === 'image/svg+xml' ? { 'content-security-policy': drawingPolicy } : {};
  return { ...mediaHeaders, 'content-type': type, 'x-content-type-options': 'nosniff', ...own };
}

/**
 * `/media/<id>.webp`, `?w=480|720|1080|1600`: in that width, or the next existing one. Small pictures have few widths,
 * and so have pictures older than a width.
 */
export function serveMedia(app: FastifyInstance, { media }: Pick<ServerContext, 'media'>): void {
  app.route<{ Params: { name: string }; Querystring: { w?: unknown } }>({
    // listed, so that HEAD is handled below: Fastify's own handler reads the whole file
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    handler: async (request, reply) => {
      const id = idOfFile(request.params.name);
      const type = shownType(request.params.name);
      if (id === null || type === undefined) throw problem('not_found');
      if (type !== 'image/webp') {
        const { name } = request.params;
        if (await sendFile(media, name, { request, reply, type, tag: name })) return reply;
        throw problem('not_found');
      }
      if (request.params.name !== pictureName(id, null)) throw problem('not_found');
      const wanted = keptWidths.findIndex((kept) => String(kept) === request.query.w);
      const enough = wanted < 0 ? [] : keptWidths.slice(wanted);
      for (const width of [...enough, null]) {
        const name = pictureName(id, width);
        const tag = name.replace('.webp', '');
        if (await sendFile(media, name, { request, reply, type, tag })) return reply;
      }
      throw problem('not_found');
    },
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  type: ShownType;
  /** The tag of the content, without quotes. */
  tag: string;
}

/** Streams a file, or the requested range of it; false for a missing file. */
async function sendFile(
  media: MediaStorage,
  name: string,
  { request, reply, type, tag }: Exchange,
): Promise<boolean> {
  const { range: asked, 'if-none-match': had, 'if-range': since } = request.headers;
  const etag = `"${tag}"`;
  const isUnchanged = hasTag(had, tag);
  const isHead = request.method === 'HEAD';
  const size = isUnchanged || isHead || asked !== undefined ? await media.size(name) : undefined;
  if (size === null) return false;
  const headers = { ...headersOf(type), etag };
  if (isUnchanged) {
    void reply.headers(headers).code(304).send();
    return true;
  }
  // otherwise the file would be read from its storage and discarded
  if (isHead) {
    void reply.headers(headers).header('content-length', size).send();
    return true;
  }
  const range =
    size !== undefined && (since === undefined || since === etag) ? parseByteRange(asked, size) : null;
  if (range === 'none') {
    void reply.headers(headers).header('content-range', `bytes */${size}`).code(416).send();
    return true;
  }
  const file = await media.get(name, range ?? undefined);
  if (!file) return false;
  void reply.headers(headers);
  if (range) {
    void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
    void reply.header('content-length', range.last - range.first + 1);
  } else {
    void reply.header('content-length', file.size);
  }
  void reply.send(file.stream);
  return true;
}
