import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { problem } from '../errors.ts';
import { pictureFile } from './files.ts';
import { keptWidths } from './widths.ts';

const picturePattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.webp$/;

/** A name stands for one content for ever: copies never need to be checked again. */
const mediaHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // Feed readers and previews of links show the pictures on other sites.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * `/media/<id>.webp`, `?w=480|720|1080|1600`: in that width, or the next that exists. Small pictures have few widths, and
 * so have those from before a width was added.
 */
export function serveMedia(app: FastifyInstance, { settings }: Pick<ServerContext, 'settings'>): void {
  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>(
    '/media/:name',
    async (request, reply) => {
      const id = picturePattern.exec(request.params.name)?.[1];
      if (!id) throw problem('not_found');
      const wanted = keptWidths.findIndex((known) => String(known) === request.query.w);
      const enough = wanted < 0 ? [] : keptWidths.slice(wanted);
      for (const name of [...enough, null]) {
        const path = pictureFile(settings, id, name);
        const size = await sizeOf(path);
        if (size === null) continue;
        const etag = `"${id}${name === null ? '' : `-${name}`}"`;
        void reply.headers({ ...mediaHeaders, etag });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.header('content-length', size).send(createReadStream(path));
      }
      throw problem('not_found');
    },
  );
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? found.size : null;
}
