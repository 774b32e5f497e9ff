import { routeRow } from '@janus-site/core';
import type { ClientError } from '@janus-site/core';
import type { Page } from './page.ts';

/** `waiting`: an admin page before the user is known; the server sends this. */
export type Stage = 'ready' | 'waiting';

export interface View {
  /** Path and query. */
  readonly address: string;
  /** The key of its history entry; absent on the server. */
  readonly entry?: string;
  readonly page: Page;
  readonly stage: Stage;
  /** The error that kept the guard from reaching the service. */
  readonly error: ClientError | null;
}

export function isProtected(page: Pick<Page, 'name'>): boolean {
  return page.name !== 'notFound' && routeRow(page.name).access === 'login';
}

/** Returns whether a page is rendered only in the browser: the admin area, because only the browser knows the user. */
export function isShell(name: Page['name']): boolean {
  return name !== 'notFound' && routeRow(name).layout !== 'public';
}
