import type { Loader } from '@janus-site/core';
import type { ReadOptions, ReadState } from './reading.ts';
import { useReading } from './reading.ts';

/** Returns the state of a read. With null nothing is read, and the state stays `pending`. */
export function useRead<T>(read: Loader<T> | null, options: ReadOptions = {}): ReadState<T> {
  const reading = useReading();
  // oxlint-disable-next-line react/hooks -- the provider of a tree never changes
  return reading.useRead(read, options);
}
