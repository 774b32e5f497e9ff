import type { Api, Session } from '@janus-site/core';
import type { UiHost } from '@janus-site/ui/hooks/host.ts';
import type { LinkContext } from '../page/links.ts';
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

/** Nobody is signed in on the server: tokens live in the browser. */
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

/** The host of a page while it is rendered on the server. */
export function createServerHost(
  page: Page,
  context: Omit<LinkContext, 'resolution'>,
  api: Api,
): UiHost & { origin: string } {
  const { resolution, query, face, language, params } = page;
  return {
    face,
    language,
    params,
    query,
    route: page.name,
    ...createLinks({ ...context, resolution }),
    navigate: nothing,
    prefetch: nothing,
    session,
    api,
  };
}
