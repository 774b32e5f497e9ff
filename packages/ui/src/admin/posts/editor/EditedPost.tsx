import { useLingui } from '@lingui/react/macro';
import { PostEditor } from './PostEditor.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useKeptPost } from './useKeptPost.ts';

/** A post that existed before this page was opened: loaded first, then edited. */
export function EditedPost({ id }: { id: string }) {
  const { t } = useLingui();
  const { href } = useNavigation();
  const { read, kept, onRemoving } = useKeptPost(id);

  if (kept) return <PostEditor post={kept} onRemoving={onRemoving} />;
  if (read.state === 'failed' && read.error.kind === 'http' && read.error.status === 404) {
    return (
      <EmptyState
        title={t`Такого поста нет`}
        action={<ButtonLink href={href('blogLogin')}>{t`Все посты`}</ButtonLink>}
      >
        {t`Возможно, его удалили в другом окне.`}
      </EmptyState>
    );
  }
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить пост`} error={read.error} onRetry={read.retry} />;
  }
  return <Skeleton />;
}
