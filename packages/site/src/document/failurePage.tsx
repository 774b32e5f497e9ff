import { resolve } from '@janus-site/core';
import { ErrorScreen } from '@janus-site/ui/public/failure/ErrorScreen.tsx';
import { loadParts } from '../page/page.ts';
import { drawDocument } from './drawDocument.tsx';
import type { Renderer, RendererOptions } from './renderer.ts';

/**
 * Creates the page that replaces one whose rendering failed, in the visitor's language. It loads nothing and runs no
 * scripts, so it works even if the database does not.
 */
export function createFailurePage(options: Omit<RendererOptions, 'fetch'>): Renderer {
  return async (request) => {
    const url = new URL(request.url);
    const { host, pathname, search } = url;
    const { face, language } = resolve({ host, path: pathname, search }, options.hosts);
    const parts = await loadParts({ kind: 'notFound', face, language, domain: null });
    const part = { name: 'ErrorScreen', Screen: () => <ErrorScreen again={pathname + search} /> };
    const page = { ...parts, part };
    const { html, headers } = await drawDocument({ page, url, outcome: null, hasFailed: true }, options);
    return new Response(html, { status: 500, headers: { ...headers, 'cache-control': 'no-store' } });
  };
}
