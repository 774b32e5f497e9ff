import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documents, type Service } from '../contract/document.ts';
import { problem } from '../errors.ts';
import { stylePolicy } from '../http/stylePolicy.ts';
import { chooseEncoding, compress, type Encoding } from '../http/encoding.ts';
import { entityTag, hashOf, matchesTag } from '../http/etag.ts';
import { referencePage } from './page.ts';
import { style } from './style.ts';

const policy = stylePolicy(style, { allowIcon: true });

interface Kept {
  hash: string;
  source: Buffer;
  forms: Map<Encoding, Promise<Buffer>>;
}

function keep(text: string): Kept {
  const source = Buffer.from(text);
  return { hash: hashOf(source), source, forms: new Map() };
}

/** Sends a document, compressed once per encoding; clients revalidate each time, at no cost while it is unchanged. */
async function send(
  { hash, source, forms }: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = entityTag(hash, encoding, 'small');
  void reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' });
  if (matchesTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  const form = forms.get(encoding) ?? compress(source, encoding, 'small');
  forms.set(encoding, form);
  return reply.send(await form);
}

/**
 * `/api/docs`: the reference as a page; `/api/openapi/{auth,portfolio,posts}.json`: the contracts it is generated from.
 */
export function serveDocs(app: FastifyInstance): void {
  let page: Kept | null = null;
  const contracts = new Map<string, Kept>();

  app.get('/api/docs', async (request, reply) => {
    page ??= keep(referencePage());
    void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return send(page, request, reply);
  });

  app.get<{ Params: { name: string } }>('/api/openapi/:name', async (request, reply) => {
    const service = /^(auth|portfolio|posts)\.json$/.exec(request.params.name)?.[1] as Service | undefined;
    const document = service && documents.get(service);
    if (!service || !document) throw problem('not_found');
    const kept = contracts.get(service) ?? keep(JSON.stringify(document));
    contracts.set(service, kept);
    void reply.type('application/json; charset=utf-8');
    return send(kept, request, reply);
  });
}
