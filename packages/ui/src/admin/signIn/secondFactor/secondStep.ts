import type { ClientError, SecondFactorMethod } from '@janus-site/core';

/** Somebody whose password was right a moment ago; it is sent again with the code. */
export interface SecondStep {
  username: string;
  password: string;
  methods: readonly SecondFactorMethod[];
}

/** What the service offers for the second step; undefined where the refusal is about something else. */
export function secondStepOf(error: ClientError): readonly SecondFactorMethod[] | undefined {
  if (error.kind !== 'http' || error.body?.error?.code !== 'second_factor_required') return undefined;
  const { methods } = error.body as { methods?: SecondFactorMethod[] };
  return methods ?? [];
}
