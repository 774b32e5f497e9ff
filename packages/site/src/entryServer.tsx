import { createApi, isOwnMachine, notFoundPath, resolve } from '@janus-site/core';
import type { Language } from '@janus-site/core';
import { drawDocument } from './document/drawDocument.tsx';
import type { Renderer, RendererOptions } from './document/renderer.ts';
import type { Posted } from './page/contactPost.ts';
import { sendContactForm } from './page/contactPost.ts';
import { loadPresent, loadShell, presentAddress } from './page/loadPage.ts';
import type { Page, Shown } from './page/page.ts';
import { basesAt } from './page/services.ts';
import { isShell } from './page/view.ts';

export { createFailurePage } from './document/failurePage.tsx';

const visitorHeader = 'x-visitor-address';
const formType = 'application/x-www-form-urlencoded';
/** Seconds after which a page whose loaders failed is worth another try. */
const retryAfter = '5';

/** Renders the page of an address. Everything is fresh for each request: clients, words, data. */
export function createRenderer(options: RendererOptions): Renderer {
  return async (request) => {
    const url = new URL(request.url);
    const address = url.pathname + url.search;
    const resolution = resolve({ host: url.host, path: url.pathname, search: url.search }, options.hosts);
    if (resolution.kind === 'redirect') return redirect(resolution.to, resolution.status);
    const baseUrls = basesAt(url.origin, options.baseUrls);
    const fetch = callsOf(request, resolution.language, options.fetch);
    // A reader waits: what fails is said at once, and `fetch` has a limit of its own.
    const api = createApi({ baseUrls, fetch, limits: { timeout: 0, retries: 0 } });

    let posted: Posted | null = null;
    if (request.method === 'POST') {
      // A login form that was posted before its scripts came: the page itself says what it needs.
      if (resolution.kind !== 'page' || resolution.route !== 'home') return redirect(address, 303);
      if (!(request.headers.get('content-type') ?? '').startsWith(formType)) return answer(415);
      posted = await sendContactForm(new URLSearchParams(await request.text()), { api, ...resolution });
    }

    // The cache of pages has the page for this: one for all addresses that lead nowhere.
    if (resolution.kind === 'notFound' && resolution.wanted !== notFoundPath[resolution.language])
      return answer(404);
    const load = resolution.kind === 'page' && isShell(resolution.route) ? loadShell : loadPresent;
    const page = await load(shared(resolution), api);
    if (page === null) return answer(404);
    const present = presentAddress(page);
    if (present !== null) return redirect(present, 308);
    const { html, headers } = await drawDocument({ page, url, outcome: posted?.outcome ?? null }, options);
    const status = statusOf(page, posted);
    return new Response(html, { status, headers: { ...headers, ...ownHeaders(page, posted, url, options) } });
  };
}

/** The services, asked for one visitor in one language, as long as the page has time. */
function callsOf(
  { headers, signal }: Request,
  language: Language,
  send: RendererOptions['fetch'],
): typeof fetch {
  // Whose form it is, for the limits: the server's in-process fetch knows the header.
  const visitor = headers.get(visitorHeader);
  return (input, init) => {
    // When the page's time is over, its calls fail and it is drawn without their data.
    const call = new Request(input, { ...init, signal });
    if (visitor !== null) call.headers.set(visitorHeader, visitor);
    call.headers.set('accept-language', language);
    return send(call);
  };
}

/** What a page says to browsers and caches beside its document. */
function ownHeaders(
  page: Page,
  posted: Posted | null,
  { host }: URL,
  { scheme }: Pick<RendererOptions, 'scheme'>,
): Record<string, string> {
  const isWaiting = isShell(page.name);
  // What a preview link shows is for its holder.
  const isPrivate = page.resolution.kind === 'page' && 'preview' in page.query;
  const wait = statusOf(page, posted) === 503 ? retryAfter : posted?.retryAfter;
  return {
    ...(wait ? { 'retry-after': wait } : {}),
    // Only where the owner works: a browser starts another process for it, and a phone's first words wait 90 ms more.
    // Over plain http from elsewhere it means nothing, and browsers complain of it.
    ...(isWaiting && (scheme === 'https' || isOwnMachine(host))
      ? { 'cross-origin-opener-policy': 'same-origin' }
      : {}),
    ...(posted !== null || isWaiting || isPrivate ? { 'cache-control': 'no-store' } : {}),
  };
}

/** A page whose loaders failed is drawn, so that the browser can try again, but it is not the page. */
function statusOf(page: Page, posted: Posted | null): number {
  if (page.name === 'notFound') return 404;
  if (page.failures.length > 0) return 503;
  return posted?.status ?? 200;
}

/** Without the address that was asked for: the page is sent for others, too. */
function shared(resolution: Shown): Shown {
  if (resolution.kind === 'page') return resolution;
  const { kind, face, language, domain } = resolution;
  return { kind, face, language, domain };
}

/** Without a body, and kept by nobody. */
function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

function redirect(to: string, status: number): Response {
  return answer(status, { location: to });
}
