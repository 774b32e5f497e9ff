import type { ClientError } from './result.ts';

/** The stage of a call at which an error was thrown. */
export type Phase = 'before' | 'sending' | 'after';

/** Converts a thrown value into a `ClientError`: abort, network, unreadable response or wrong arguments. */
export function toClientError(cause: unknown, phase: Phase, signal?: AbortSignal | null): ClientError {
  const { clientError } = Object(cause) as { clientError?: ClientError };
  if (clientError) return clientError;
  const name = (signal?.aborted ? nameOf(signal.reason) : '') || nameOf(cause);
  if (name === 'TimeoutError') return { kind: 'timeout', message: 'The call took too long', cause };
  if (signal?.aborted || name === 'AbortError')
    return { kind: 'aborted', message: 'The call was aborted', cause };
  if (phase === 'sending' && isOffline())
    return { kind: 'offline', message: 'There is no connection', cause };
  if (phase === 'sending') return { kind: 'network', message: 'The service could not be reached', cause };
  if (phase === 'after' && name === 'SyntaxError')
    return { kind: 'decode', message: 'The answer could not be read', cause };
  if (phase === 'after' && name === 'TypeError')
    return { kind: 'network', message: 'The answer broke off', cause };
  return { kind: 'config', message: cause instanceof Error ? cause.message : String(cause), cause };
}

/** Returns the reason for ending a call that took too long; no `DOMException`, which React Native does not have. */
export function tooSlow(): Error {
  return Object.assign(new Error('timeout'), { name: 'TimeoutError' });
}

/** Returns the server's sentence about a refused call, otherwise the generic one. */
export function errorMessage(error: ClientError, generic: string): string {
  return (error.kind === 'http' && error.body?.error?.message) || generic;
}

/** Returns the server's detail about a failed login, otherwise its error message, otherwise the generic sentence. */
export function loginErrorMessage(error: ClientError, generic: string): string {
  return (error.kind === 'http' && error.body?.detail) || errorMessage(error, generic);
}

/** Returns true if the browser reports no connection; false proves nothing. */
function isOffline(): boolean {
  return (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;
}

function nameOf(value: unknown): unknown {
  return (Object(value) as { name?: unknown }).name;
}
