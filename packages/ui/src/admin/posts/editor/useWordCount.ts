import { useDeferredValue, useMemo } from 'react';

/** Words of a Markdown text, counted behind the typing. */
export function useWordCount(text: string): number {
  const counted = useDeferredValue(text);
  return useMemo(() => counted.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0, [counted]);
}
