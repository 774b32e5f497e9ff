import { createApi, resolve } from '@janus-site/core';
import { ErrorScreen } from '@janus-site/ui/public/failure/ErrorScreen.tsx';
import { themeScript } from '@janus-site/ui/theme/themeChoice.ts';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { createI18n } from '../page/catalogues.ts';
import { finishDocument } from '../document/documentParts.ts';
import type { Renderer, RendererOptions } from './renderer.ts';
import { stateId } from '../page/pageState.ts';
import { loadParts } from '../page/page.ts';
import { createServerHost } from '../page/serverHost.ts';

/**
 * The page that stands in for one whose drawing failed, in the visitor's language. It loads nothing and runs no
 * scripts, so it stands when the database does not.
 */
export function createFailurePage({ hosts, scheme, findParts }: Omit<RendererOptions, 'fetch'>): Renderer {
  return async ({ url: address }) => {
    const { host, pathname, search } = new URL(address);
    const { face, language } = resolve({ host, path: pathname, search }, hosts);
    const resolution = { kind: 'notFound', face, language, domain: null } as const;
    const parts = await loadParts(resolution);
    const page = {
      ...parts,
      part: { name: 'ErrorScreen', Screen: () => <ErrorScreen again={pathname + search} /> },
    };
    const refuse = () => Promise.reject(new Error('This page loads nothing'));
    const api = createApi({ baseUrls: { auth: '', portfolio: '' }, fetch: refuse });
    const rendered = renderToString(
      <App
        view={{ address: pathname, page, stage: 'ready', error: null }}
        host={createServerHost(page, { host, scheme, hosts }, api)}
        i18n={createI18n(language, page.messages)}
        onRetry={() => undefined}
      />,
    );
    const { html, policy } = finishDocument({
      html: rendered,
      machineHead: '',
      parts: await findParts({ name: 'error', layout: 'public', face, language }),
      state: null,
      stateId,
      themeScript,
      startsAtOnce: false,
      services: [],
    });
    return new Response(html, {
      status: 500,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    });
  };
}
