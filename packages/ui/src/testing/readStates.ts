import type { ClientError } from '@janus-site/core';
import type { ReadState } from '../hooks/reading.ts';

const nothing = () => undefined;
const error: ClientError = {
  kind: 'http',
  status: 503,
  message: 'Сервис временно недоступен',
  body: { status: 503, error: { code: 'unavailable', message: 'Сервис временно недоступен' } },
};

/** The state while the data is loading. */
export const pending: ReadState<never> = { state: 'pending' };

/** The state when loading failed. */
export const failed: ReadState<never> = { state: 'failed', error, retry: nothing };

/** Returns the state with data. */
export function ready<T>(data: T) {
  return { state: 'ready', data, isStale: false, error: null, reload: nothing } as const;
}

/** Returns the state with data while newer data is loading. */
export function stale<T>(data: T) {
  return { ...ready(data), isStale: true };
}

/** Returns the state with data after loading newer data failed. */
export function readyWithError<T>(data: T) {
  return { ...ready(data), error };
}
