import { routeRow } from '@janus-site/core';
import type { ClientError } from '@janus-site/core';
import type { Scene } from './scene.ts';

/** `waiting`: a page of the admin areas before it is known who is looking; the server sends this. */
export type Stage = 'ready' | 'waiting';

export interface View {
  /** Path and query. */
  readonly address: string;
  readonly scene: Scene;
  readonly stage: Stage;
  /** Why the guard could not reach the service. */
  readonly error: ClientError | null;
}

export function isProtected(scene: Pick<Scene, 'name'>): boolean {
  return scene.name !== 'notFound' && routeRow(scene.name).access === 'login';
}

/** The admin areas are drawn in the browser: only there is it known who is looking. */
export function isShell(name: Scene['name']): boolean {
  return name !== 'notFound' && routeRow(name).layout !== 'public';
}
