import { sample } from '@janus-site/core';
import { useRead } from '../../hooks/useRead.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the ids of unchanged items of the sample; empty until they are loaded. */
export function useSampleIds(): ReadonlySet<string> {
  const read = useRead(sample.state());
  if (read.state !== 'ready' || read.data.items.length === 0) return none;
  return new Set(read.data.items.map(({ id }) => id));
}
