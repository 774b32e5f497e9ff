import type { ClientError, Result } from '@janus-site/core';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';
import { wantsConfirmation } from '../../hooks/confirmation.ts';

/** What every row has: who it is, and how one speaks of it. */
export interface Named {
  id: string;
  title: string;
}

/** One thing done to one or many rows. */
export interface BulkAction<T extends Named> {
  items: readonly T[];
  call(item: T): Promise<Result<unknown>>;
  /** Said when it is done, by how many were. */
  done(count: number): string;
  /** Said of those that were refused: «Не удалено.» */
  failed: string;
  /** Runs with those that were refused, before they are told of. */
  onRefused?(items: readonly T[]): void;
  /** The way back, for those that were done. */
  undo?: Omit<BulkAction<T>, 'items' | 'undo'> & { onDone?(): void };
}

export interface Refusals<T extends Named> {
  what: string;
  items: readonly { item: T; error: ClientError }[];
  /** Tries those again, and only those. */
  retry(): void;
}

export interface BulkActions<T extends Named> {
  /** How far it is; null while nothing is under way. */
  progress: { done: number; total: number } | null;
  refusals: Refusals<T> | null;
  /** Returns how many were done. */
  run(act: BulkAction<T> & { onDone?(): void }): Promise<number>;
  dismiss(): void;
}

/** Calls on their way at once: a row of slow answers is shorter so, and no server is flooded. */
const lanes = 4;

/** Runs a call for every item, a few at once, and answers in their order. */
export async function runEach<T>(
  items: readonly T[],
  call: (item: T) => Promise<Result<unknown>>,
  onStep: (done: number) => void,
): Promise<Result<unknown>[]> {
  const results: Result<unknown>[] = [];
  let next = 0;
  let done = 0;
  let declined: Result<unknown> | null = null;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      // oxlint-disable-next-line no-non-null-assertion -- it is below the length
      const result: Result<unknown> = declined ?? (await call(items[at]!));
      // who would not confirm one of them is not asked again for each of the rest
      if (wantsConfirmation(result)) declined = result;
      results[at] = result;
      onStep(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}

/** Does things to rows: one undo for all of them, and what was refused is told item by item. */
export function useBulkActions<T extends Named>(): BulkActions<T> {
  const { t } = useLingui();
  const showToast = useToast();
  const [progress, setProgress] = useState<BulkActions<T>['progress']>(null);
  const [refusals, setRefusals] = useState<Refusals<T> | null>(null);

  const run: BulkActions<T>['run'] = async (act) => {
    const { items, undo } = act;
    setRefusals(null);
    setProgress({ done: 0, total: items.length });
    const results = await runEach(items, act.call, (done) => setProgress({ done, total: items.length }));
    setProgress(null);
    const refused = items.flatMap((item, at) => {
      const result = results[at];
      return result && !result.ok ? [{ item, error: result.error }] : [];
    });
    const refusedIds = new Set(refused.map(({ item }) => item.id));
    const fine = items.filter((item) => !refusedIds.has(item.id));
    if (refused.length > 0) {
      const again = refused.map(({ item }) => item);
      act.onRefused?.(again);
      setRefusals({ what: act.failed, items: refused, retry: () => void run({ ...act, items: again }) });
    }
    if (fine.length === 0) return 0;
    act.onDone?.();
    showToast({
      message: act.done(fine.length),
      tone: undo ? 'undo' : 'success',
      action: undo ? { label: t`Вернуть`, onAction: () => void run({ ...undo, items: fine }) } : undefined,
    });
    return fine.length;
  };
  return { progress, refusals, run, dismiss: () => setRefusals(null) };
}
