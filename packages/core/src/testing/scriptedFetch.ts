import type { Operation } from '../data/resource.ts';
import { operations } from './operations.ts';

/** A request that the scripted server received. */
export interface SeenCall {
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  /** The path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The operation of the contract, if there is one. */
  readonly operation: Operation | undefined;
  readonly headers: Headers;
  /** The access token of the request. */
  readonly token: string | null;
  /** Parsed JSON, a form, a text or undefined. */
  readonly body: unknown;
  readonly request: Request;
  readonly init: RequestInit | undefined;
}

/** A response: a `Response`, a plain value that becomes JSON (undefined: 204), or a function of the call. */
export type Script = Response | ((call: SeenCall) => unknown) | object | null | undefined;
/** Keys are operations (`getMe`) or `METHOD /path/{with}/parameters`. */
export type Scripts = { readonly [key in Operation | `${string} /${string}`]?: Script };

/** A server made from a table of responses. */
export interface ScriptedFetch {
  readonly fetch: typeof globalThis.fetch;
  /** All requests in order. */
  readonly calls: readonly SeenCall[];
  /** The requests of one operation. */
  callsOf(operation: Operation): SeenCall[];
  /** Replaces responses from now on. */
  script(scripts: Scripts): void;
  reset(): void;
}

/** Creates a server from a table of operations or paths. It records every request and responds 404 to all others. */
export function scriptedFetch(scripts: Scripts = {}): ScriptedFetch {
  const table = new Map<string, Script>();
  const calls: SeenCall[] = [];

  function find(method: string, path: string): [key: string, params: Record<string, string>] | null {
    for (const key of table.keys()) {
      const params = match(key, method, path);
      if (params) return [key, params];
    }
    return null;
  }
  function script(more: Scripts): void {
    for (const [key, value] of Object.entries(more)) table.set(operations[key as Operation] ?? key, value);
  }
  script(scripts);
  return {
    calls,
    callsOf: (operation) => calls.filter((call) => call.operation === operation),
    script,
    reset: () => void calls.splice(0),
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const row = find(request.method, url.pathname);
      const operation = (Object.keys(operations) as Operation[]).find((name) =>
        match(operations[name], request.method, url.pathname),
      );
      const call: SeenCall = {
        method: request.method,
        url,
        path: url.pathname,
        params: row?.[1] ?? {},
        operation,
        headers: request.headers,
        token: request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
        body: await readBody(request.clone()),
        request,
        init,
      };
      calls.push(call);
      const answer = row ? table.get(row[0]) : problem(404, 'not_found', 'Not scripted');
      const work = Promise.resolve(typeof answer === 'function' ? answer(call) : answer);
      return toResponse(await orAborted(work, request.signal));
    },
  };
}

/** Creates a problem response like those of the services. */
export function problem(status: number, code: string, message: string, more: object = {}): Response {
  const body = {
    type: 'about:blank',
    title: code,
    status,
    detail: message,
    error: { code, message },
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}

/** Creates the HTML response of a captive portal or a proxy. */
export function portalPage(status: number): Response {
  return new Response('<html><h1>Wi-Fi</h1></html>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function match(pattern: string, method: string, path: string): Record<string, string> | null {
  const [wanted, shape = ''] = pattern.split(' ');
  if (wanted !== method) return null;
  const parts = shape.replace(/\/$/, '').split('/');
  const segments = path.replace(/\/$/, '').split('/');
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = segments[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

async function readBody(request: Request): Promise<unknown> {
  if (!request.body) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  const text = await request.text();
  if (!type.includes('json')) return text;
  return JSON.parse(text);
}

function toResponse(value: unknown): Response {
  // A clone, so that one scripted response serves any number of calls.
  if (value instanceof Response) return value.clone();
  if (value === undefined) return new Response(null, { status: 204 });
  return Response.json(value);
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
