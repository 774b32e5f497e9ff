import { useLingui } from '@lingui/react/macro';
import type { ReadState } from '../../hooks/reading.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

export interface PostsFailedProps {
  /** The read that has failed. */
  answer: Extract<ReadState<unknown>, { state: 'failed' }>;
}

/** Says that posts could not be loaded, and offers another try. */
export function PostsFailed({ answer }: PostsFailedProps) {
  const { t } = useLingui();
  return <ErrorState title={t`Не удалось загрузить посты`} error={answer.error} onRetry={answer.retry} />;
}
