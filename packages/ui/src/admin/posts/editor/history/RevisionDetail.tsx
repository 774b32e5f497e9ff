import type { Language } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../../components/Button/Button.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../../hooks/useRead.ts';
import { Failure } from '../../../shared/Failure.tsx';
import { PostTextDiff } from '../diff/TextDiff.tsx';
import type { PostText } from '@janus-site/core/editor';
import { same, textFields } from '@janus-site/core/editor';
import { detail } from './HistoryDialog.css.ts';
import { RevisionName } from './RevisionName.tsx';

export interface RevisionDetailProps {
  postId: string;
  language: Language;
  number: number;
  /** The text in the editor now. */
  present: PostText;
  onRestore(text: PostText): void;
}

/** The changes since a revision, and a button to restore it. */
export function RevisionDetail({ postId, language, number, present, onRestore }: RevisionDetailProps) {
  const { t } = useLingui();
  const read = useRead(posts.revision(postId, language, number));
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <Failure what={t`Этот текст не загрузился.`} error={read.error} onRetry={read.retry} />;
  }
  const text = textFields(read.data);
  return (
    <div className={detail}>
      <RevisionName postId={postId} revision={read.data} />
      <p>{t`Что изменилось с тех пор в редакторе:`}</p>
      <PostTextDiff language={language} before={text} after={present} />
      {same(text, present) ? null : (
        <p>
          <Button tone="primary" onClick={() => onRestore(text)}>{t`Вернуть этот текст`}</Button>
        </p>
      )}
    </div>
  );
}
