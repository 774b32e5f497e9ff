import { useEffect, useMemo, useState } from 'react';
import type * as DiffModule from './diffTexts.ts';
import type { Piece } from './diffTexts.ts';

type DiffCode = typeof DiffModule;
export type DiffState =
  | { state: 'pending' }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; pieces: Piece[] };

/** Returns the differences between two texts; the comparison code is loaded on first use. */
export function useTextDiff(before: string, after: string): DiffState {
  const [code, setCode] = useState<DiffCode | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await import('./diffTexts.ts').catch(() => 'failed' as const);
      if (!isGone) setCode(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [turn]);
  const pieces = useMemo(
    () => (code && code !== 'failed' ? code.diffTexts(before, after) : null),
    [code, before, after],
  );
  if (code === 'failed') return { state: 'failed', retry: () => setTurn((count) => count + 1) };
  return pieces ? { state: 'ready', pieces } : { state: 'pending' };
}
