import { createApi, isOwnMachine, notFoundPath, resolve } from '@janus-site/core';
import type { Language } from '@janus-site/core';
import { drawDocument } from './document/drawDocument.tsx';
import type { Renderer, RendererOptions } from './document/renderer.ts';
import type { Posted } from './page/sendContactForm.ts';
import { sendContactForm } from './page/sendContactForm.ts';
import { loadPresent, loadShell, presentAddress } from './page/loadPage.ts';
import type { Page, Shown } from './page/page.ts';
import { basesAt } from './page/services.ts';
import { isShell } from './page/view.ts';

export { createFailurePage } from './document/failurePage.tsx';

const visitorHeader = 'x-visitor-address';
const formType = 'application/x-www-form-urlencoded';
/** Seconds after which to retry a page whose loaders failed. */
const retryAfter = '5';

/** Creates the renderer of pages. Clients, messages and data are created for each request. */
export function createRenderer(options: RendererOptions): Renderer {
  return async (request) => {
    const url = new URL(request.url);
    const address = url.pathname + url.search;
    const resolution = resolve({ host: url.host, path: url.pathname, search: url.search }, options.hosts);
    if (resolution.kind === 'redirect') return redirect(resolution.to, resolution.status);
    const baseUrls = basesAt(url.origin, options.baseUrls);
    const fetch = callsOf(request, resolution.language, options.fetch);
    // A visitor is waiting, so failures are not retried; `fetch` has its own time limit.
    const api = createApi({ baseUrls, fetch, limits: { timeout: 0, retries: 0 } });

    let posted: Posted | null = null;
    if (request.method === 'POST') {
      // A login form posted before its scripts were loaded: the page itself explains what it needs.
      if (resolution.kind !== 'page' || resolution.route !== 'home') return redirect(address, 303);
      if (!(request.headers.get('content-type') ?? '').startsWith(formType)) return answer(415);
      posted = await sendContactForm(new URLSearchParams(await request.text()), { api, ...resolution });
    }

    // The page cache renders the not-found page under one address and uses it for all missing ones.
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

/** Returns a `fetch` that calls the services for one visitor in one language, until the page's time limit. */
function callsOf(
  { headers, signal }: Request,
  language: Language,
  send: RendererOptions['fetch'],
): typeof fetch {
  // Identifies the sender of the form for the rate limits; the server's in-process fetch reads this header.
  const visitor = headers.get(visitorHeader);
  return (input, init) => {
    // At the page's time limit its calls are aborted, and it is rendered without their data.
    const call = new Request(input, { ...init, signal });
    if (visitor !== null) call.headers.set(visitorHeader, visitor);
    call.headers.set('accept-language', language);
    return send(call);
  };
}

/** Returns the page's headers for browsers and caches. */
function ownHeaders(
  page: Page,
  posted: Posted | null,
  { host }: URL,
  { scheme }: Pick<RendererOptions, 'scheme'>,
): Record<string, string> {
  const isWaiting = isShell(page.name);
  // The page of a preview link is private to its holder.
  const isPrivate = page.resolution.kind === 'page' && 'preview' in page.query;
  const wait = statusOf(page, posted) === 503 ? retryAfter : posted?.retryAfter;
  return {
    ...(wait ? { 'retry-after': wait } : {}),
    // Only in the admin area: browsers start another process for it, which delays a phone's first text by 90 ms. Over
    // plain http from another machine it has no effect, and browsers log a warning.
    ...(isWaiting && (scheme === 'https' || isOwnMachine(host))
      ? { 'cross-origin-opener-policy': 'same-origin' }
      : {}),
    ...(posted !== null || isWaiting || isPrivate ? { 'cache-control': 'no-store' } : {}),
  };
}

/** Returns the status of a page. One whose loaders failed is rendered as a 503, so that the browser can retry. */
function statusOf(page: Page, posted: Posted | null): number {
  if (page.name === 'notFound') return 404;
  if (page.failures.length > 0) return 503;
  return posted?.status ?? 200;
}

/** Removes the requested address, because the not-found page is also sent for others. */
function shared(resolution: Shown): Shown {
  if (resolution.kind === 'page') return resolution;
  const { kind, face, language, domain } = resolution;
  return { kind, face, language, domain };
}

/** Returns a response without a body that is not cached. */
function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

function redirect(to: string, status: number): Response {
  return answer(status, { location: to });
}
