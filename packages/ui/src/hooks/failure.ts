import type { ClientError, Result } from '@janus-site/core';

/** SWR knows failures as thrown things only; this carries our typed value through it. */
export class Failure extends Error {
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

export function toClientError(thrown: unknown): ClientError {
  if (thrown instanceof Failure) return thrown.error;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'network', message, cause: thrown };
}
