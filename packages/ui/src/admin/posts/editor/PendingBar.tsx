import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { clockTime } from '../../shared/times.ts';
import { findTranslation } from '../../shared/titles.ts';
import { CompareDialog } from './diff/CompareDialog.tsx';
import { bar, buttons } from './PaneBars.css.ts';
import { publishedText, same } from '@janus-site/core/editor';
import type { PostForm } from './usePostForm.ts';

export interface PendingBarProps {
  language: Language;
  form: PostForm;
  onPublish(): void;
}

/** A published text that is being changed: visitors see the former one until the change is published. */
export function PendingBar({ language, form, onPublish }: PendingBarProps) {
  const { t } = useLingui();
  const page = usePage();
  const showToast = useToast();
  const [isComparing, setComparing] = useState(false);
  const text = form.values[language];
  const published = publishedText(form.post, language);
  const pending = findTranslation(form.post?.translations ?? [], language)?.pending ?? null;
  if (!published || (!pending && same(text, published))) return null;

  const drop = async () => {
    setComparing(false);
    const former = form.read()[language];
    if (!(await form.dropPending(language))) return;
    showToast({
      message: t`Правка отброшена`,
      tone: 'undo',
      action: { label: t`Вернуть`, onAction: () => form.changeText(language, former) },
    });
  };
  const publish = () => {
    setComparing(false);
    onPublish();
  };
  const time = pending ? clockTime(Date.parse(pending.updated_at), page.language) : '';
  const actions = (
    <>
      <Button onClick={() => void drop()}>{t`Отбросить правку`}</Button>
      <Button onClick={publish}>{t`Опубликовать правку`}</Button>
    </>
  );
  return (
    <Notice tone="info">
      <div className={bar}>
        <p>
          {pending
            ? t`Правка от ${time} не опубликована: посетители видят прежний текст.`
            : t`Правка не опубликована: посетители видят прежний текст.`}
        </p>
        <div className={buttons}>
          <Button onClick={() => setComparing(true)}>{t`Сравнить`}</Button>
          {actions}
        </div>
      </div>
      {isComparing ? (
        <CompareDialog
          heading={t`Опубликованное и правка`}
          language={language}
          before={published}
          after={text}
          actions={actions}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </Notice>
  );
}
