import type { FastifyInstance } from 'fastify';
import inject, { type InjectOptions } from 'light-my-request';

const withoutBody = new Set([101, 204, 205, 304]);

/** `fetch` on the application itself: what a page reads while it is rendered needs no socket. */
export function createInProcessFetch(
  app: FastifyInstance,
  ready: () => Promise<void>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    await ready();
    const { pathname, search, host } = new URL(request.url);
    const headers: Record<string, string> = { host, ...Object.fromEntries(request.headers) };
    // a form sent without scripts: the page passes on the visitor's address, for the limits
    const visitor = headers['x-visitor-address'];
    delete headers['x-visitor-address'];
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    // The application's own `inject` refuses as soon as closing begins, while pages under way still read.
    const answer = await inject(app.routing, {
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers,
      remoteAddress: visitor ?? '127.0.0.1',
      ...(body && { payload: body }),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const part of Array.isArray(value) ? value : [value])
        if (part !== undefined) answered.append(name, String(part));
    }
    const content = withoutBody.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(content, { status: answer.statusCode, headers: answered });
  };
}
