import type { Write } from '@janus-site/core';
import { withOptions } from '@janus-site/core';

/** The input of a write that the service carries out once for each key. */
export interface Keyed<I> {
  input: I;
  key: string;
}

/** Returns the write with an idempotency key: repeated after a lost response, it returns the first result. */
export function withKey<I, O>({ name, run, invalidates }: Write<I, O>): Write<Keyed<I>, O> {
  return {
    name,
    run: (api, { input, key }) => run(withOptions(api, { headers: { 'Idempotency-Key': key } }), input),
    invalidates: ({ input }) => invalidates(input),
  };
}
