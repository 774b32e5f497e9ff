import type { Api } from '../api/createApi.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Result } from '../api/result.ts';
import type { operations as AuthOperations } from '../generated/auth.ts';
import type { operations as PortfolioOperations } from '../generated/portfolio.ts';
import type { operations as PostsOperations } from '../generated/posts.ts';

/** The `operationId` of a call; cache keys begin with it. */
export type Operation = keyof AuthOperations | keyof PortfolioOperations | keyof PostsOperations;

/** The contract's description of one operation. */
type Described<O extends Operation> = (AuthOperations & PortfolioOperations & PostsOperations)[O];

/** The query parameters of an operation. */
export type QueryOf<O extends Operation> =
  Described<O> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

/** The cache key of a loader; it begins with the operation. */
export type Key = readonly [operation: string, ...unknown[]];

/** Loads data with `load(api)`. Loaders with equal keys load equal data. */
export interface Loader<T> {
  readonly key: Key;
  /** Calls the service. Loaders that run on every key press observe the signal. */
  load(api: Api, signal?: AbortSignal): Promise<Result<T>>;
}

/** Changes data with `run(api, input)`; `invalidates` returns the loaders to reload. */
export interface Write<I, O> {
  readonly name: Operation;
  run(api: Api, input: I): Promise<Result<O>>;
  invalidates(input: I): readonly Invalidation[];
}

/** Matches the loaders of one operation; with `match`, only those whose key it accepts. */
export interface Invalidation {
  readonly operation: string;
  match?(key: Key): boolean;
}

/** The input of a call on one item. */
export interface OfItem {
  id: string;
}

/** The input of a call that sends a body for one item. */
export interface ItemBody<T> extends OfItem {
  body: T;
}

/** The input of an upload to one item. */
export interface ItemFile extends OfItem {
  file: Blob;
  /** Receives the share that has been sent, from 0 to 1; browsers only. */
  onProgress?: OnProgress;
}

/** All ids of a list in the new order. */
export interface NewOrder {
  ids: string[];
}

/** Returns a key that does not depend on the order of fields nor on fields without a value. */
export function keyOf(operation: Operation, ...parts: readonly (string | object)[]): Key {
  return [operation, ...parts.map((part) => (typeof part === 'string' ? part : compact(part)))];
}

function compact(part: object): object {
  const fields = Object.entries(part).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns invalidations that match all loaders of these operations. */
export function invalidateAll(...operations: readonly Operation[]): Invalidation[] {
  return operations.map((operation) => ({ operation }));
}

/** Returns an invalidation of an operation's loaders except those of this item, which was deleted. */
export function invalidateOthers(operation: Operation, { id }: OfItem): Invalidation {
  return { operation, match: (key) => key[1] !== id };
}

/** Returns whether any of the invalidations matches the key. */
export function isInvalidated(key: Key, invalidations: readonly Invalidation[]): boolean {
  return invalidations.some(({ operation, match }) => operation === key[0] && (match?.(key) ?? true));
}
