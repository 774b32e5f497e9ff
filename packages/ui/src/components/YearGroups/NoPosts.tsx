import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** A message that the blog has no posts yet. */
export function NoPosts() {
  const { t } = useLingui();
  return <EmptyState title={t`Постов пока нет`}>{t`Первый появится здесь и в ленте RSS.`}</EmptyState>;
}
