import type { Result } from '../api/result.ts';
import type { Read } from './resource.ts';
import type { List } from './wholeList.ts';
import { largestPage } from './wholeList.ts';

/** What a list is asked for: a piece of it. */
export interface Piece {
  limit: number;
  cursor?: string;
}

/**
 * The page of a number (from 1) of a list that the services give by cursors: what stands before it is passed in the
 * largest pieces there are. Beyond the end there are no items, and `total` stays true.
 */
export function numberedPage<T, L extends List<T>>(
  list: (piece: Piece) => Read<L & List<T>>,
  number: number,
  size: number,
): Read<L & List<T>> {
  const [operation, ...parts] = list({ limit: size }).key;
  return {
    key: [operation, 'page', number, ...parts],
    async load(api) {
      let before = (number - 1) * size;
      let cursor: string | undefined;
      while (before > 0) {
        const limit = Math.min(before, largestPage);
        // oxlint-disable-next-line no-await-in-loop -- each piece begins where the former one ended
        const passed: Result<L & List<T>> = await list({ limit, cursor }).load(api);
        if (!passed.ok) return passed;
        if (passed.data.next_cursor === null) return { ...passed, data: { ...passed.data, items: [] } };
        before -= limit;
        cursor = passed.data.next_cursor;
      }
      return list({ limit: size, cursor }).load(api);
    },
  };
}
