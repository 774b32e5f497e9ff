import { expect, test } from 'vitest';
import { mapInTurns, readInTurns } from './mapInTurns.ts';

test('keeps the order, and yields between slices but not within one', async () => {
  const runs: (number | 'other')[] = [];
  const other = (): void => {
    runs.push('other');
    if (runs.length < 12) setImmediate(other);
  };
  setImmediate(other);
  const doubled = await mapInTurns([1, 2, 3, 4, 5], 2, (item) => {
    runs.push(item);
    return item * 2;
  });
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(runs.slice(0, 7)).toEqual([1, 2, 'other', 3, 4, 'other', 5]);
});

test('a single slice does not yield', async () => {
  let isOver = false;
  setImmediate(() => {
    isOver = true;
  });
  expect(await mapInTurns(['a', 'b'], 2, (item) => item)).toEqual(['a', 'b']);
  expect(isOver).toBe(false);
});

test('reads yield between slices', async () => {
  const runs: (readonly number[] | 'other')[] = [];
  setImmediate(() => runs.push('other'));
  const read = await readInTurns([1, 2, 3], 2, async (slice) => {
    runs.push(slice);
    return slice;
  });
  expect(read).toEqual([1, 2, 3]);
  expect(runs).toEqual([[1, 2], 'other', [3]]);
});
