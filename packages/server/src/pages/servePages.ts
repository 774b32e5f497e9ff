import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaceHosts } from '@janus-site/core';
import { headersOf, type OriginScheme } from '../http/headers.ts';
import { hasClientLeft } from '../http/hasClientLeft.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { matchesTag } from '../http/etag.ts';
import type { Page, PageForm } from './page.ts';
import { pageForm, toPage } from './page.ts';
import type { PageCacheOptions } from './pageCache.ts';
import { createPageCache } from './pageCache.ts';
import type { FileParameters, PagePlace, ReadPage } from './findPlace.ts';
import { createFindPlace } from './findPlace.ts';
import { refuseBusy } from './busy.ts';
import { Busy, createGate } from './gate.ts';
import type { GateOptions, QueuedClient } from './gate.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { readUpTo } from '../readUpTo.ts';
import { createRecompressor, type RunLater } from './recompressor.ts';

export interface PagesOptions extends PageCacheOptions {
  /**
   * Renders the page of an address. It receives the address and, for a form, the body; never a cookie, a language or a
   * token. When the signal aborts, it draws what it has. A 404 without a body is replaced by the page of core's
   * `notFoundPath`.
   */
  render: (request: Request) => Promise<Response>;
  /** Renders the replacement for a page that failed to render; it must not depend on anything that may have failed. */
  renderFailure?: (request: Request) => Promise<Response>;
  hosts: FaceHosts;
  /** How many pages are rendered concurrently, and how many wait. */
  gate?: GateOptions;
  /** None by default. */
  fileParameters?: FileParameters;
  /** `http` by default; the scheme in the address that the renderer sees. */
  scheme?: OriginScheme;
  /** Milliseconds after which a page is drawn without the data it is still waiting for; 4500 by default. */
  patience?: number;
  /** The timer after which a page is compressed again; the process's by default. */
  later?: RunLater;
  /** Headers that tie a page's reads to the request for it. */
  traceHeaders?: () => Record<string, string>;
  onError?: (error: unknown, request: IncomingMessage) => void;
  /**
   * Called for each existing page, after its response; `address` is the visitor's according to a trusted proxy, if
   * there was one.
   */
  onRead?: (page: ReadPage, request: IncomingMessage, address: string | undefined) => void;
}

/** What only a trusted proxy may state about a request. */
export interface ForwardedClient {
  /** The host the visitor requested; the Host header by default. */
  host?: string | undefined;
  /** The visitor's address, for the limits on forms. */
  address?: string;
}

export interface Pages {
  /**
   * Responds from memory, before any framework; returns true if it did. Put it first in the raw request handler. A
   * request through a proxy that names another host is left to `answer`.
   */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Responds to any page request: renders, caches, compresses. */
  answer(request: IncomingMessage, response: ServerResponse, forwarded?: ForwardedClient): Promise<void>;
  readonly kept: { readonly size: number; readonly bytes: number };
}

const formLimit = 64 * 1024;
/** Milliseconds, including the wait for a turn; the time left is for the page to show what it could not read. */
const usualPatience = 4500;

/** Serves rendered pages: from memory where it can, otherwise with one rendering for concurrent requests. */
export function servePages(options: PagesOptions): Pages {
  const { render, scheme = 'http', patience = usualPatience, onError = () => undefined } = options;
  const { traceHeaders = () => ({}) } = options;
  const cache = createPageCache(options);
  const findPlace = createFindPlace(options.hosts, options.fileParameters);
  const recompress = createRecompressor(cache, options.later);
  const gate = createGate(options.gate);
  let forms = 0;

  function send(request: IncomingMessage, response: ServerResponse, page: Page, form: PageForm): void {
    if (form.unchanged !== null && matchesTag(request.headers['if-none-match'], page.hash)) {
      response.writeHead(304, form.unchanged as string[]).end();
    } else {
      response.writeHead(page.status, form.headers as string[]).end(form.body);
    }
  }

  function tellRead(place: PagePlace, page: Page, request: IncomingMessage, address?: string): void {
    if (page.status === 200 && place.read !== null) options.onRead?.(place.read, request, address);
  }

  function refuse(response: ServerResponse, status: number): void {
    const own = { 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
    response.writeHead(status, { ...headersOf('file', scheme), ...own });
    response.end();
  }

  function placeOf(request: IncomingMessage, forwarded: ForwardedClient): PagePlace {
    return findPlace(forwarded.host ?? request.headers.host, request.url ?? '/', request.socket.localPort);
  }

  async function renderPage(
    place: PagePlace,
    init: RequestInit & { headers?: Record<string, string> },
    keptStatus = 200,
  ): Promise<Page> {
    const headers = { ...init.headers, ...traceHeaders() };
    const answer = await render(new Request(`${scheme}://${keyOf(place)}`, { ...init, headers }));
    return toPage(place.isPrivate ? unshared(answer) : answer, { keptStatus, scheme });
  }

  function turnOf(request: IncomingMessage, forwarded: ForwardedClient): QueuedClient {
    const client = addressGroup(forwarded.address ?? request.socket.remoteAddress ?? '');
    return { client, signal: AbortSignal.timeout(patience) };
  }

  /**
   * Loads from memory or in the client's turn; a page that another client waits for is rendered in the turn of either.
   */
  function loadAt(place: PagePlace, turn: QueuedClient, keptStatus = 200): Promise<Page> {
    const key = keyOf(place);
    const draw = () => renderPage(place, { signal: turn.signal }, keptStatus);
    gate.join(turn.client, key);
    return cache.load(key, () => gate.run(turn, key, draw), place.isRare);
  }

  async function load(place: PagePlace, turn: QueuedClient): Promise<Page> {
    if (place.address !== null) {
      const page = await loadAt(place, turn);
      if (page.status !== 404 || page.source.length > 0) return page;
      if (place.instead) return load(place.instead, turn);
    }
    return loadAt({ ...place, address: null, isPrivate: false, isRare: false }, turn, 404);
  }

  async function answerForm(
    request: IncomingMessage,
    response: ServerResponse,
    forwarded: ForwardedClient,
  ): Promise<void> {
    const body = await readUpTo(request, formLimit);
    if (body === null) return refuse(response, 413);
    const headers: Record<string, string> = { 'content-type': request.headers['content-type'] ?? '' };
    if (forwarded.address !== undefined) headers['x-visitor-address'] = forwarded.address;
    const turn = turnOf(request, forwarded);
    const init = { method: 'POST', headers, body: new Uint8Array(body), signal: turn.signal };
    // Each form gets a unique key, since every one must be sent.
    const key = `form ${(forms += 1)}`;
    const page = await gate.run(turn, key, () => renderPage(placeOf(request, forwarded), init));
    send(request, response, page, await pageForm(page, 'identity', 'quick'));
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    forwarded: ForwardedClient,
  ): Promise<void> {
    const place = placeOf(request, forwarded);
    const page = await load(place, turnOf(request, forwarded));
    const form = await pageForm(page, chooseEncoding(request.headers['accept-encoding']), 'quick');
    send(request, response, page, form);
    tellRead(place, page, request, forwarded.address);
  }

  async function answerFailure(
    request: IncomingMessage,
    response: ServerResponse,
    forwarded: ForwardedClient,
  ): Promise<void> {
    if (options.renderFailure === undefined) return refuse(response, 500);
    try {
      const asked = new Request(`${scheme}://${keyOf(placeOf(request, forwarded))}`);
      const page = await toPage(await options.renderFailure(asked), { scheme });
      send(request, response, page, await pageForm(page, 'identity', 'quick'));
    } catch (error) {
      onError(error, request);
      refuse(response, 500);
    }
  }

  return {
    answerKept(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { headers } = request;
      if (headers['x-forwarded-host'] !== undefined) return false;
      const place = placeOf(request, {});
      const key = keyOf(place);
      const page = cache.get(key);
      if (page === undefined) return false;
      const form = page.forms.get(chooseEncoding(headers['accept-encoding']));
      if (form === undefined) return false;
      send(request, response, page, form);
      if (!place.isRare) recompress(key, page, form);
      tellRead(place, page, request);
      return true;
    },
    async answer(request, response, forwarded = {}) {
      try {
        if (request.method === 'POST') return await answerForm(request, response, forwarded);
        if (request.method === 'GET' || request.method === 'HEAD')
          return await answerPage(request, response, forwarded);
        response.setHeader('allow', 'GET, HEAD, POST');
        refuse(response, 405);
      } catch (error) {
        if (hasClientLeft(request)) return void response.destroy();
        if (error instanceof Busy) return refuseBusy(response, scheme);
        onError(error, request);
        if (response.headersSent) response.destroy();
        else await answerFailure(request, response, forwarded);
      }
    },
    kept: cache,
  };
}

/** The address the page is made for, without the scheme. */
function keyOf({ host, address, missing }: PagePlace): string {
  return host + (address ?? missing);
}

/** A page for the holder of the secret, cached neither here nor on the way. */
function unshared(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
