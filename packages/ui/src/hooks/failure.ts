import type { ClientError, Result } from '@janus-site/core';

/** SWR reports failures only as thrown values; this passes our typed error through it. */
class Failure extends Error {
  readonly error: ClientError;
  constructor(error: ClientError) {
    super(error.message);
    this.error = error;
  }
}

export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new Failure(result.error);
}

/** Returns the error of a failed call. Anything else is a bug and is thrown on to the error boundary. */
export function toClientError(thrown: unknown): ClientError {
  if (thrown instanceof Failure) return thrown.error;
  throw thrown;
}
