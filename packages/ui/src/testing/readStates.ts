import type { ClientError } from '@janus-site/core';
import type { ReadState } from '../hooks/reading.ts';

const nothing = () => undefined;
const error: ClientError = {
  kind: 'http',
  status: 503,
  message: 'Сервис временно недоступен',
  body: { status: 503, error: { code: 'unavailable', message: 'Сервис временно недоступен' } },
};

/** What a part is given while its data are on their way. */
export const pending: ReadState<never> = { state: 'pending' };

/** What a part is given when its data did not come. */
export const failed: ReadState<never> = { state: 'failed', error, retry: nothing };

/** Returns what a part is given with its data. */
export function ready<T>(data: T) {
  return { state: 'ready', data, isStale: false, error: null, reload: nothing } as const;
}

/** Returns the same while newer data are loaded. */
export function stale<T>(data: T) {
  return { ...ready(data), isStale: true };
}

/** Returns the same after newer data did not come. */
export function kept<T>(data: T) {
  return { ...ready(data), error };
}
