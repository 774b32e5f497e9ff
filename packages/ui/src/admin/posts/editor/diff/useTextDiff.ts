import { useMemo } from 'react';
import { partCode, useLoadedPart } from '../../../shared/useLoadedPart.ts';
import type { Piece } from './diffTexts.ts';

export type DiffState =
  | { state: 'pending' }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; pieces: Piece[] };

const diffCode = partCode(() => import('./diffTexts.ts'));

/** Returns the differences between two texts; the comparison code is loaded on first use. */
export function useTextDiff(before: string, after: string): DiffState {
  const { loaded, hasFailed, retry } = useLoadedPart(diffCode);
  const pieces = useMemo(() => loaded?.diffTexts(before, after), [loaded, before, after]);
  if (pieces) return { state: 'ready', pieces };
  return hasFailed ? { state: 'failed', retry } : { state: 'pending' };
}
