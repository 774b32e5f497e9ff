import type { Api } from '../api/createApi.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Result } from '../api/result.ts';
import type { operations as AuthOperations } from '../generated/auth.ts';
import type { operations as PortfolioOperations } from '../generated/portfolio.ts';
import type { operations as PostsOperations } from '../generated/posts.ts';

/** The name of a call in the contract; cache keys begin with it. */
export type Operation = keyof AuthOperations | keyof PortfolioOperations | keyof PostsOperations;

/** The contract's description of one operation. */
type Described<O extends Operation> = (AuthOperations & PortfolioOperations & PostsOperations)[O];

/** The query parameters of an operation. */
export type QueryOf<O extends Operation> =
  Described<O> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;

export type Key = readonly [operation: string, ...unknown[]];

/** Something to read: equal keys mean equal data. */
export interface Loader<T> {
  readonly key: Key;
  /** A read that may be asked for with every key pressed heeds the signal. */
  load(api: Api, signal?: AbortSignal): Promise<Result<T>>;
}

/** Something to change, with the reads it makes wrong. */
export interface Write<I, O> {
  readonly name: Operation;
  run(api: Api, input: I): Promise<Result<O>>;
  invalidates(input: I): readonly Invalidation[];
}

/** The reads of one operation; with `match`, only those whose key it accepts. */
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
  /** Told how much of it has been sent, as a share of one; browsers only. */
  onProgress?: OnProgress;
}

/** The whole new order of a list. */
export interface NewOrder {
  ids: string[];
}

/** A key whose parts do not depend on the order of fields nor on fields without a value. */
export function keyOf(operation: Operation, ...parts: readonly (string | object)[]): Key {
  return [operation, ...parts.map((part) => (typeof part === 'string' ? part : compact(part)))];
}

function compact(part: object): object {
  const given = Object.entries(part).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Touches every read of these operations. */
export function invalidateAll(...operations: readonly Operation[]): Invalidation[] {
  return operations.map((operation) => ({ operation }));
}

/** Touches the reads of an operation but those of this item: what is deleted is not asked for again. */
export function invalidateOthers(operation: Operation, { id }: OfItem): Invalidation {
  return { operation, match: (key) => key[1] !== id };
}

/** Is a read with this key made wrong by these touches? */
export function isInvalidated(key: Key, touches: readonly Invalidation[]): boolean {
  return touches.some((touch) => touch.operation === key[0] && (touch.match?.(key) ?? true));
}
