import { routeRow } from '@janus-site/core';
import type { ClientError } from '@janus-site/core';
import type { Page } from './page.ts';

/** `waiting`: a page of the admin areas before it is known who is looking; the server sends this. */
export type Stage = 'ready' | 'waiting';

export interface View {
  /** Path and query. */
  readonly address: string;
  /** The entry of the history that it is shown at; on the server there is none. */
  readonly entry?: string;
  readonly page: Page;
  readonly stage: Stage;
  /** Why the guard could not reach the service. */
  readonly error: ClientError | null;
}

export function isProtected(page: Pick<Page, 'name'>): boolean {
  return page.name !== 'notFound' && routeRow(page.name).access === 'login';
}

/** The admin areas are drawn in the browser: only there is it known who is looking. */
export function isShell(name: Page['name']): boolean {
  return name !== 'notFound' && routeRow(name).layout !== 'public';
}
