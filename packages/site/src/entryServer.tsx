import { createApi, href, notFoundPath, resolve } from '@janus-site/core';
import type { PageFacts } from '@janus-site/ui/hooks/host.ts';
import { themeScript } from '@janus-site/ui/theme/themeChoice.ts';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { createI18n } from './page/catalogues.ts';
import { machineHead } from './discovery/head/machineHead.ts';
import { sendContactForm, type Posted } from './page/contactPost.ts';
import { finishDocument } from './document/documentParts.ts';
import type { Renderer, RendererOptions } from './rendering/renderer.ts';
import { isOwnMachine } from './page/links.ts';
import { serializeState, stateId } from './page/pageState.ts';
import type { Page, Shown } from './page/page.ts';
import { formerSlug, loadPresent, loadShell } from './page/loadPage.ts';
import { createServerHost } from './page/serverHost.ts';
import { basesAt, otherOrigins } from './page/services.ts';
import { isShell } from './page/view.ts';

export { createFailurePage } from './rendering/failurePage.tsx';

const visitorHeader = 'x-visitor-address';
const formType = 'application/x-www-form-urlencoded';
/** Seconds after which a page whose loaders failed is worth another try. */
const retryAfter = '5';

/** Renders the page of an address. Everything is fresh for each request: clients, words, data. */
export function createRenderer(options: RendererOptions): Renderer {
  const { hosts, scheme } = options;

  return async (request) => {
    const url = new URL(request.url);
    const resolution = resolve({ host: url.host, path: url.pathname, search: url.search }, hosts);
    if (resolution.kind === 'redirect') return redirect(resolution.to, resolution.status);

    // Whose form it is, for the limits: the server's in-process fetch knows the header.
    const visitor = request.headers.get(visitorHeader);
    const fetch: typeof globalThis.fetch = (input, init) => {
      // When the page's time is over, its calls fail and it is drawn without their data.
      const call = new Request(input, { ...init, signal: request.signal });
      if (visitor !== null) call.headers.set(visitorHeader, visitor);
      call.headers.set('accept-language', resolution.language);
      return options.fetch(call);
    };
    const api = createApi({
      baseUrls: basesAt(url.origin, options.baseUrls),
      fetch,
    });

    let posted: Posted | null = null;
    if (request.method === 'POST') {
      // A login form that was posted before its scripts came: the page itself says what it needs.
      if (resolution.kind !== 'page' || resolution.route !== 'home')
        return redirect(url.pathname + url.search, 303);
      if (!(request.headers.get('content-type') ?? '').startsWith(formType)) return refuse(415);
      posted = await sendContactForm(new URLSearchParams(await request.text()), { api, ...resolution });
    }

    if (resolution.kind === 'notFound' && resolution.wanted !== notFoundPath[resolution.language])
      return notFound();
    const load = resolution.kind === 'page' && isShell(resolution.route) ? loadShell : loadPresent;
    const page = await load(shared(resolution), api);
    if (page === null) return notFound();
    const slug = formerSlug(page);
    if (slug !== null) {
      const { language, resolution: shown } = page;
      return redirect(href('post', { params: { slug }, language, domain: shown.domain }), 308);
    }
    return render(page, { posted, host: url.host, address: url.pathname + url.search });
  };

  interface Rendering {
    posted: Posted | null;
    host: string;
    address: string;
  }

  async function render(page: Page, { posted, host, address }: Rendering): Promise<Response> {
    const outcome = posted?.outcome ?? null;
    const { name, face, layoutName, language, resolution, data } = page;
    const isWaiting = isShell(name);
    // What a preview link shows is for its holder.
    const isPrivate = resolution.kind === 'page' && 'preview' in resolution.query;
    const api = createApi({
      baseUrls: options.baseUrls,
      fetch: () => Promise.reject(new Error('Reads run before')),
    });
    const head: { facts: PageFacts | null } = { facts: null };
    const onHead = (facts: PageFacts) => {
      head.facts = facts;
    };
    const uiHost = { ...createServerHost(page, { host, scheme, hosts }, api), onHead };
    const rendered = renderToString(
      <App
        view={{ address, page, stage: isWaiting ? 'waiting' : 'ready', error: null }}
        host={uiHost}
        i18n={createI18n(language, page.messages)}
        outcome={outcome}
        onRetry={() => undefined}
      />,
    );
    const parts = await options.findParts({ name, layout: layoutName, face, language });
    const isDevelopment = parts.developmentHead !== undefined;
    const { html, policy } = finishDocument({
      html: rendered,
      machineHead: isWaiting ? '' : machineHead(page, uiHost, head.facts),
      parts,
      state: serializeState({
        hosts,
        scheme,
        data,
        outcome,
        baseUrls: options.baseUrls,
        resolution,
      }),
      stateId,
      themeScript,
      startsAtOnce: isWaiting,
      services: otherOrigins(options.baseUrls),
    });
    const status = statusOf(page, posted);
    const wait = status === 503 ? retryAfter : posted?.retryAfter;
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        ...(wait ? { 'retry-after': wait } : {}),
        ...(isDevelopment ? {} : { 'content-security-policy': policy }),
        // Only where the owner works: a browser starts another process for it, and a phone's first words wait 90 ms more.
        // Over plain http from elsewhere it means nothing, and browsers complain of it.
        ...(isWaiting && (scheme === 'https' || isOwnMachine(host))
          ? { 'cross-origin-opener-policy': 'same-origin' }
          : {}),
        ...(outcome === null && !isWaiting && !isPrivate && !isDevelopment
          ? {}
          : { 'cache-control': 'no-store' }),
      },
    });
  }
}

/** A page whose loaders failed is drawn, so that the browser can try again, but it is not the page. */
function statusOf(page: Page, posted: Posted | null): number {
  if (page.name === 'notFound') return 404;
  if (page.failures.length > 0) return 503;
  return posted?.status ?? 200;
}

/** The cache of pages has the page for this: one for all addresses that lead nowhere. */
function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
}

/** Without the address that was asked for: the page is sent for others, too. */
function shared(resolution: Shown): Shown {
  if (resolution.kind === 'page') return resolution;
  const { kind, face, language, domain } = resolution;
  return { kind, face, language, domain };
}

function redirect(to: string, status: number): Response {
  return new Response(null, { status, headers: { location: to, 'cache-control': 'no-store' } });
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
