import type { ClientError, Result } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../components/Toast/Toast.tsx';
import { wantsConfirmation } from '../../hooks/confirmation.ts';
import { usePage } from '../../hooks/page.ts';
import { useIsMounted } from '../../hooks/useIsMounted.ts';

/** Every row has an id and a title. */
export interface Named {
  id: string;
  title: string;
}

/** One action on one or more rows. */
export interface BulkAction<T extends Named> {
  items: readonly T[];
  call(item: T): Promise<Result<unknown>>;
  /** The message on success, by the number of rows. */
  done(count: number): string;
  /** The message about refused rows: «Не удалено.» */
  failed: string;
  /** Called with the refused rows before they are reported. */
  onRefused?(items: readonly T[]): void;
  /** The undo of the successful rows. */
  undo?: Omit<BulkAction<T>, 'items' | 'undo'> & { onDone?(): void };
}

export interface Refusals<T extends Named> {
  what: string;
  items: readonly { item: T; error: ClientError }[];
  /** Retries only the refused rows. */
  retry(): void;
}

export interface BulkActions<T extends Named> {
  /** The progress; null when nothing is running. */
  progress: { done: number; total: number } | null;
  refusals: Refusals<T> | null;
  /** Resolves to the number of successful rows. */
  run(act: BulkAction<T> & { onDone?(): void }): Promise<number>;
  dismiss(): void;
}

/** Concurrent calls: slow responses take less time in total, and the server is not flooded. */
const lanes = 4;

/** Calls for every item, a few concurrently; results are in the items' order. */
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
      // oxlint-disable-next-line no-non-null-assertion -- `at` is below the length
      const result: Result<unknown> = declined ?? (await call(items[at]!));
      // once a confirmation was declined, it is not requested again for the other items
      if (wantsConfirmation(result)) declined = result;
      results[at] = result;
      onStep(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}

/** Runs actions on rows: one undo for all of them; refusals are reported per item. */
export function useBulkActions<T extends Named>(): BulkActions<T> {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const isMounted = useIsMounted();
  const [progress, setProgress] = useState<BulkActions<T>['progress']>(null);
  const [refusals, setRefusals] = useState<Refusals<T> | null>(null);

  const report = (refusals: Refusals<T>) => {
    if (isMounted.current) return setRefusals(refusals);
    // A call may end, or be undone, after the screen was left, and with it the list of refusals.
    const titles = refusals.items.map(({ item }) => `«${item.title}»`).join(', ');
    const why = refusals.items[0] ? errorText(refusals.items[0].error, language) : '';
    showToast({
      tone: 'error',
      message: `${refusals.what} ${titles}. ${why}`,
      action: { label: t`Повторить`, onAction: refusals.retry },
    });
  };
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
      report({ what: act.failed, items: refused, retry: () => void run({ ...act, items: again }) });
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
