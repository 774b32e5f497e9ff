import type { ClientError, Outcome } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { useRef, useState } from 'react';
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
  call(item: T): Promise<Outcome<unknown>>;
  /** The message on success, by the number of rows. */
  done(count: number): string;
  /** The message about refused rows: «Не удалено.» */
  failed: string;
  /** Whether a retry after this error would always be refused. */
  isFinal?(error: ClientError): boolean;
  /** Called with the refused rows before they are reported. */
  onRefused?(items: readonly T[]): void;
  /** Called when at least one row was successful. */
  onDone?(): void;
  /** The undo of the successful rows. */
  undo?: Omit<BulkAction<T>, 'items' | 'undo'>;
}

export interface Refusals<T extends Named> {
  what: string;
  items: readonly { item: T; error: ClientError }[];
  /** Retries only the refused rows; absent if that would always be refused. */
  retry?: () => void;
}

export interface BulkActions<T extends Named> {
  /** The progress; null when nothing is running. */
  progress: { done: number; total: number } | null;
  /** One for each refused action. */
  refusals: readonly Refusals<T>[];
  /** Resolves to the number of successful rows. */
  run(act: BulkAction<T>): Promise<number>;
  dismiss(refusals: Refusals<T>): void;
}

/** Concurrent calls: slow responses take less time in total, and the server is not flooded. */
const lanes = 4;

/** Calls for every item, a few concurrently; results are in the items' order. */
export async function runEach<T>(
  items: readonly T[],
  call: (item: T) => Promise<Outcome<unknown>>,
  onStep: (done: number) => void,
): Promise<Outcome<unknown>[]> {
  const results: Outcome<unknown>[] = [];
  const queue = items.entries();
  let done = 0;
  let declined: Outcome<unknown> | null = null;
  const lane = async () => {
    for (const [at, item] of queue) {
      const result: Outcome<unknown> = declined ?? (await call(item));
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
  const [refusals, setRefusals] = useState<readonly Refusals<T>[]>([]);
  const running = useRef(0);

  const dismiss = (refused: Refusals<T>) => setRefusals((all) => all.filter((one) => one !== refused));
  const report = (refused: Refusals<T>) => {
    if (isMounted.current) return setRefusals((all) => [...all, refused]);
    // A call may end, or be undone, after the screen was left, and with it the list of refusals.
    const titles = refused.items.map(({ item }) => `«${item.title}»`).join(', ');
    const why = refused.items[0] ? errorText(refused.items[0].error, language) : '';
    showToast({
      tone: 'error',
      message: `${refused.what} ${titles}. ${why}`,
      action: refused.retry && { label: t`Повторить`, onAction: refused.retry },
    });
  };
  const start: BulkActions<T>['run'] = async (act) => {
    const { items, undo } = act;
    const step = (done: number, total: number) =>
      setProgress((now) => ({ done: (now?.done ?? 0) + done, total: (now?.total ?? 0) + total }));
    running.current += 1;
    step(0, items.length);
    const results = await runEach(items, act.call, () => step(1, 0));
    running.current -= 1;
    if (running.current === 0) setProgress(null);
    const refused = items.flatMap((item, at) => {
      const result = results[at];
      return result?.ok === false ? [{ item, error: result.error }] : [];
    });
    const refusedIds = new Set(refused.map(({ item }) => item.id));
    const fine = items.filter((item) => !refusedIds.has(item.id));
    if (refused.length > 0) {
      act.onRefused?.(refused.map(({ item }) => item));
      const again = refused.flatMap(({ item, error }) => (act.isFinal?.(error) ? [] : [item]));
      const own: Refusals<T> = { what: act.failed, items: refused };
      if (again.length > 0)
        own.retry = () => {
          dismiss(own);
          void start({ ...act, items: again });
        };
      report(own);
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
  const run: BulkActions<T>['run'] = (act) => {
    // The refusals of an action that began before another one ended stay.
    if (running.current === 0) setRefusals([]);
    return start(act);
  };
  return { progress, refusals, run, dismiss };
}
