import type { Api, Outcome, Result } from '@janus-site/core';
import { createContext } from 'react';

/** Asks the person to confirm their identity when a service requires it. */
export interface Confirmation {
  /** Resolves with whether the person confirmed; simultaneous callers share the result. False if nothing can ask. */
  ask(): Promise<boolean>;
  answer(isConfirmed: boolean): void;
  isAsked(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createConfirmation(): Confirmation {
  const listeners = new Set<() => void>();
  let asked: { promise: Promise<boolean>; resolve(isConfirmed: boolean): void } | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  return {
    ask() {
      if (listeners.size === 0) return Promise.resolve(false);
      if (asked) return asked.promise;
      let resolve: (isConfirmed: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((settle) => (resolve = settle));
      asked = { promise, resolve };
      notify();
      return promise;
    },
    answer(isConfirmed) {
      asked?.resolve(isConfirmed);
      asked = null;
      notify();
    },
    isAsked: () => asked !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const ConfirmationContext = createContext<Confirmation>(createConfirmation());

/** Returns whether a call was refused only because the person signed in too long ago. */
export function wantsConfirmation(result: Outcome<unknown>): boolean {
  return (
    !result.ok && result.error.kind === 'http' && result.error.body?.error?.code === 'confirmation_required'
  );
}

type Call = (...input: never[]) => Promise<Result<unknown>>;

/** Returns the same calls; one that requires a confirmation asks for it and is then repeated once. */
export function confirmingApi(api: Api, { ask }: Pick<Confirmation, 'ask'>): Api {
  const confirming =
    (call: Call): Call =>
    async (...input) => {
      const result = await call(...input);
      return wantsConfirmation(result) && (await ask()) ? call(...input) : result;
    };
  const services = Object.entries(api).map(([name, service]) => [
    name,
    Object.fromEntries(Object.entries<Call>(service).map(([verb, call]) => [verb, confirming(call)])),
  ]);
  return Object.fromEntries(services) as Api;
}
