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

/** Why a call failed. What is no failure of a call is a fault of the program: thrown on, it reaches the boundary. */
export function toClientError(thrown: unknown): ClientError {
  if (thrown instanceof Failure) return thrown.error;
  throw thrown;
}
