import { useLingui } from '@lingui/react/macro';
import type { ReadState } from '../../hooks/reading.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

export interface PostsFailedProps {
  /** The state of the failed read. */
  answer: Extract<ReadState<unknown>, { state: 'failed' }>;
}

/** A message that posts could not be loaded, with a retry button. */
export function PostsFailed({ answer }: PostsFailedProps) {
  const { t } = useLingui();
  return <ErrorState title={t`Не удалось загрузить посты`} error={answer.error} onRetry={answer.retry} />;
}
