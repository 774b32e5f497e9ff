import type { Language, PostTranslation } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { Failure } from '../../shared/Failure.tsx';
import { findTranslation } from '../../shared/titles.ts';
import { CompareDialog } from './diff/CompareDialog.tsx';
import { bar, buttons } from '../../markdown/PaneBars.css.ts';
import { textFields } from '@janus-site/core/editor';
import type { PostForm } from './usePostForm.ts';

export interface OutdatedBarProps {
  language: Language;
  form: PostForm;
}

/** Shown for an outdated translation: the changes of its original, and a button to mark it up to date. */
export function OutdatedBar({ language, form }: OutdatedBarProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { post } = form;
  const translation = findTranslation(post?.translations ?? [], language);
  const original = post?.translations.find((one) => one.language === post.original_language);
  if (!post || !translation?.is_outdated || !original || original === translation) return null;
  const review = () => {
    setShown(false);
    void form.save({ [language]: { is_reviewed: true } });
  };
  const isPending = form.saver.saving.state === 'saving';
  const reviewButton = <Button isPending={isPending} onClick={review}>{t`Отметить проверенным`}</Button>;
  return (
    <Notice tone="warning">
      <div className={bar}>
        <p>{t`Оригинал изменился с тех пор, как этот перевод сделан или проверен.`}</p>
        <div className={buttons}>
          {translation.source_revision ? (
            <Button onClick={() => setShown(true)}>{t`Что изменилось`}</Button>
          ) : null}
          {reviewButton}
        </div>
      </div>
      {isShown && translation.source_revision ? (
        <SourceChanges
          postId={post.id}
          original={original}
          since={translation.source_revision}
          action={reviewButton}
          onClose={() => setShown(false)}
        />
      ) : null}
    </Notice>
  );
}

interface SourceChangesProps {
  postId: string;
  original: PostTranslation;
  /** The revision of the original that the translation follows. */
  since: number;
  action: ReactNode;
  onClose(): void;
}

function SourceChanges({ postId, original, since, action, onClose }: SourceChangesProps) {
  const { t } = useLingui();
  const read = useRead(posts.revision(postId, original.language, since));
  const heading = t`Что изменилось в оригинале`;
  if (read.state === 'ready') {
    return (
      <CompareDialog
        heading={heading}
        lead={t`С тех пор, как этот перевод сделан или проверен.`}
        language={original.language}
        before={textFields(read.data)}
        after={textFields(original)}
        actions={action}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog size="wide" heading={heading} isOpen onOpenChange={onClose}>
      {read.state === 'failed' ? (
        <Failure what={t`Прежний оригинал не загрузился.`} error={read.error} onRetry={read.retry} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}
