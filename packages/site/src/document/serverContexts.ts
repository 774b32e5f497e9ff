import type { Api, Session } from '@janus-site/core';
import type { CurrentPage } from '@janus-site/ui/hooks/page.ts';
import type { UiContextValues } from '@janus-site/ui/hooks/UiContexts.tsx';
import type { LinkContext, Links } from '../page/links.ts';
import { createLinks } from '../page/links.ts';
import type { Page } from '../page/page.ts';

const unknown: ReturnType<Session['getSnapshot']> = Object.freeze({
  status: 'unknown',
  isAuthenticated: false,
  user: null,
});
const nothing = () => undefined;
const refused = () =>
  Promise.resolve({
    ok: false as const,
    error: { kind: 'config' as const, message: 'There is no session while a page is rendered on the server' },
  });

/** On the server nobody is signed in, because the tokens are in the browser. */
const session: Session = {
  getSnapshot: () => unknown,
  getServerSnapshot: () => unknown,
  subscribe: () => nothing,
  on: () => nothing,
  login: refused,
  logout: refused,
  forget: refused,
  refresh: refused,
  loadUser: refused,
  guard: () => Promise.resolve({ allow: false, to: 'login', reason: 'server' }),
  fetch: () => Promise.reject(new Error('There is no session while a page is rendered on the server')),
  dispose: nothing,
};

export interface ServerContexts extends UiContextValues {
  navigation: UiContextValues['navigation'] & Links;
}

/** Returns the contexts of a page's components during rendering on the server. */
export function createServerContexts(
  page: Page,
  context: Omit<LinkContext, 'resolution'>,
  api: Api,
  onHead?: CurrentPage['onHead'],
): ServerContexts {
  const { resolution, query, face, language, params } = page;
  return {
    page: { face, language, params, query, route: page.name, ...(onHead && { onHead }) },
    navigation: { ...createLinks({ ...context, resolution }), navigate: nothing, prefetch: nothing },
    services: { session, api },
  };
}
