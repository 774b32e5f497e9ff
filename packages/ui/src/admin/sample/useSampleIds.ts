import { sample } from '@janus-site/core';
import { useRead } from '../../hooks/useRead.ts';

const none: ReadonlySet<string> = new Set();

/** Ids of what the sample has made and nobody has changed; empty until they are known. */
export function useSampleIds(): ReadonlySet<string> {
  const read = useRead(sample.state());
  if (read.state !== 'ready' || read.data.items.length === 0) return none;
  return new Set(read.data.items.map(({ id }) => id));
}
