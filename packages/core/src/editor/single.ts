import type { ClientError } from '../api/result.ts';
import { followServer } from './translated.ts';
import type { EditorResource, Kind } from './types.ts';
import type { FieldErrors } from './values.ts';
import { same } from './values.ts';

/** An item that a single call saves, such as an account or a name. */
export interface SingleKind<V extends object, A> extends Kind {
  values: V;
  server: { isNew: boolean };
  command: { isByHand: true };
  step: { values: V; saved: V };
  answer: A;
}

export interface SingleResourceOptions<V> {
  /** Returns validation errors by path before anything is sent. */
  validate(values: V): FieldErrors;
  fieldErrors(error: ClientError): FieldErrors;
}

/** Creates the resource of an item that a single call saves. */
export function singleResource<V extends object, A>({
  validate,
  fieldErrors,
}: SingleResourceOptions<V>): EditorResource<SingleKind<V, A>> {
  return {
    check: ({ values }) => validate(values),
    plan: ({ values, saved, server }) => (server.isNew || !same(values, saved) ? [{ values, saved }] : []),
    accept: (sides, { step }) => ({ ...sides, saved: step.values }),
    errorsOf: (error) => fieldErrors(error),
    follow: (sides, next) => followServer(sides, next),
  };
}
