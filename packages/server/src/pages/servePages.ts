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
import type { PagePlace, ReadPage } from './pageKey.ts';
import { createFindPlace } from './pageKey.ts';
import { refuseBusy } from './busy.ts';
import { Busy, createGate } from './gate.ts';
import type { GateOptions, QueuedClient } from './gate.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { readUpTo } from '../readUpTo.ts';
import { createRecompressor } from './recompressor.ts';
import { sendWhole } from './wholeAnswer.ts';

export interface PagesOptions extends PageCacheOptions {
  /**
   * Renders the page of an address. It gets the address and, for a form, the body; never a cookie, a language or a token.
   * When its signal comes, it draws what it has. An answer of 404 without a body has the one page of core's `notFoundPath` in its place.
   */
  render: (request: Request) => Promise<Response>;
  /** Renders what stands in for a page whose rendering failed; it must need nothing that may have failed. */
  renderFailure?: (request: Request) => Promise<Response>;
  hosts: FaceHosts;
  /** How many pages are rendered at once, and how many wait. */
  gate?: GateOptions;
  /** Parameters that the files beside the pages read; what a page reads its route declares. */
  fileParameters?: readonly string[];
  /** `http` by default; what the renderer sees as the scheme of the address. */
  scheme?: OriginScheme;
  /** Milliseconds after which a page is drawn without what it still waits for; 4500 by default. */
  patience?: number;
  /** Headers by which what a page reads is known to belong to the request for it. */
  traceHeaders?: () => Record<string, string>;
  onError?: (error: unknown, request: IncomingMessage) => void;
  /** Told of each page that is there, after its answer; `address` is what a trusted proxy says of the visitor's, if it was asked. */
  onRead?: (page: ReadPage, request: IncomingMessage, address: string | undefined) => void;
}

/** What only a trusted proxy may say about a request. */
export interface ForwardedClient {
  /** The host the visitor asked for; the Host header by default. */
  host?: string | undefined;
  /** The visitor's address, for the limits on forms. */
  address?: string;
}

export interface Pages {
  /**
   * Answers from memory, before any framework: true when it did. Put it first in the raw request handler.
   * A request that came through a proxy with its own idea of the host is left to `answer`.
   */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any page request: renders, keeps, compresses. */
  answer(request: IncomingMessage, response: ServerResponse, forwarded?: ForwardedClient): Promise<void>;
  readonly kept: { readonly size: number; readonly bytes: number };
}

const formLimit = 64 * 1024;
/** Milliseconds, waiting for a turn included: with what is left the page says what it could not read. */
const usualPatience = 4500;

/** Serves rendered pages: from memory where it can, one rendering for a crowd where it must. */
export function createPages(options: PagesOptions): Pages {
  const { render, scheme = 'http', patience = usualPatience, onError = () => undefined } = options;
  const { traceHeaders = () => ({}) } = options;
  const cache = createPageCache(options);
  const findPlace = createFindPlace(options.hosts, options.fileParameters);
  const recompress = createRecompressor(cache);
  const gate = createGate(options.gate);
  let forms = 0;

  function send(request: IncomingMessage, response: ServerResponse, page: Page, form: PageForm): void {
    if (form.unchanged !== null && matchesTag(request.headers['if-none-match'], page.hash))
      return sendWhole(request, response, form.unchanged);
    if (form.whole !== null) return sendWhole(request, response, form.whole);
    response.writeHead(page.status, form.headers as string[]);
    response.end(form.body);
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

  /** From memory, or in the client's turn; who wants what somebody else waits for has it in the turn of either. */
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
    // Under a name of its own: each form is sent.
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

/** The address that it is made for, without the scheme. */
function keyOf({ host, address, missing }: PagePlace): string {
  return host + (address ?? missing);
}

/** A page for whoever has the secret: kept neither here nor by anybody on the way. */
function unshared(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
