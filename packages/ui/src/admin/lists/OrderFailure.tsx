import { useLingui } from '@lingui/react/macro';
import { Failure } from '../shared/Failure.tsx';
import type { Reorder } from './useReorder.ts';

export interface OrderFailureProps {
  failure: Reorder<unknown>['failure'];
}

/** Says that a new order was not saved, and offers to try again. */
export function OrderFailure({ failure }: OrderFailureProps) {
  const { t } = useLingui();
  if (!failure) return null;
  return (
    <Failure what={t`Порядок не сохранён, список как был.`} error={failure.error} onRetry={failure.retry} />
  );
}
