import { routeRow } from '@janus-site/core';
import type { ClientError } from '@janus-site/core';
import type { Scene } from './scene.ts';

/** `waiting`: a protected page whose guard has not decided, or could not; the server sends this. */
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
