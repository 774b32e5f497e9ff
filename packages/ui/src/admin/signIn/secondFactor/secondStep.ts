import type { ClientError, SecondFactorMethod } from '@janus-site/core';

/** Accepted credentials; they are sent again with the code. */
export interface SecondStep {
  username: string;
  password: string;
  methods: readonly SecondFactorMethod[];
}

/** Returns the methods of the second step; undefined if the refusal has another cause. */
export function secondStepOf(error: ClientError): readonly SecondFactorMethod[] | undefined {
  if (error.kind !== 'http' || error.body?.error?.code !== 'second_factor_required') return undefined;
  const { methods } = error.body as { methods?: SecondFactorMethod[] };
  return methods ?? [];
}
