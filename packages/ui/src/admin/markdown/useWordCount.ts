import { useDeferredValue, useMemo } from 'react';

/** Counts the words of a Markdown text, deferred so as not to slow down typing. */
export function useWordCount(text: string): number {
  const counted = useDeferredValue(text);
  return useMemo(() => counted.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0, [counted]);
}
