import type { Language, RevisionSummary } from '@janus-site/core';
import { formatMoment, personName, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { usePage } from '../../../../hooks/page.ts';
import { useMore } from '../../../../hooks/useMore.ts';
import { Failure } from '../../../shared/Failure.tsx';
import { ownZone } from '../../../shared/times.ts';
import type { PostText } from '@janus-site/core/editor';
import { entry, facts, layout, list, when } from './HistoryDialog.css.ts';
import { RevisionDetail } from './RevisionDetail.tsx';

export interface HistoryDialogProps {
  postId: string;
  language: Language;
  /** The text in the editor now. */
  present: PostText;
  onRestore(text: PostText): void;
  onClose(): void;
}

/** The revisions of one language: time, author and length; each compared with the text in the editor. */
export function HistoryDialog({ postId, language, present, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  const read = useMore((cursor) => posts.revisions(postId, language, { cursor }));
  const shown = chosen ?? (read.state === 'ready' ? (read.items[0]?.revision ?? null) : null);
  return (
    <Dialog
      size="wide"
      heading={language === 'ru' ? t`История русского текста` : t`История английского текста`}
      isOpen
      onOpenChange={onClose}
    >
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <Failure what={t`История не загрузилась.`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && read.items.length === 0 ? (
        <p>{t`Прежних текстов пока нет: они появятся, когда текст изменится.`}</p>
      ) : null}
      {read.state === 'ready' && shown !== null ? (
        <div className={layout}>
          <ul role="list" className={list} aria-label={t`Сохранённые тексты`}>
            {read.items.map((revision) => (
              <li key={revision.revision}>
                <Entry
                  revision={revision}
                  isChosen={revision.revision === shown}
                  onChoose={() => setChosen(revision.revision)}
                />
              </li>
            ))}
            {read.error ? (
              <li>
                <Failure what={t`Не загрузилось.`} error={read.error} onRetry={read.loadMore} />
              </li>
            ) : read.hasMore ? (
              <li>
                <Button isPending={read.isLoadingMore} onClick={read.loadMore}>{t`Показать ещё`}</Button>
              </li>
            ) : null}
          </ul>
          <RevisionDetail
            key={shown}
            postId={postId}
            language={language}
            number={shown}
            present={present}
            onRestore={onRestore}
          />
        </div>
      ) : null}
    </Dialog>
  );
}

interface EntryProps {
  revision: RevisionSummary;
  isChosen: boolean;
  onChoose(): void;
}

function Entry({ revision, isChosen, onChoose }: EntryProps) {
  const { t, i18n } = useLingui();
  const { language } = usePage();
  const { characters, author, name } = revision;
  const writer = personName(author);
  const count = new Intl.NumberFormat(i18n.locale).format(characters);
  return (
    <button type="button" className={entry} aria-pressed={isChosen} onClick={onChoose}>
      {name ? <span className={when}>{name}</span> : null}
      <span className={name ? facts : when}>{formatMoment(revision.created_at, language, ownZone())}</span>
      <span className={facts}>
        {revision.status === 'published' ? t`опубликовано` : t`черновик`}
        {' · '}
        {t`знаков: ${count}`}
        {writer ? ` · ${writer}` : null}
      </span>
    </button>
  );
}
