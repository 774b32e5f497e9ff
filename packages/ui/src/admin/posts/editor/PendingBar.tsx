import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useTextReturn } from '../../forms/useTextReturn.ts';
import { languageState } from '../../shared/languageState.ts';
import { findTranslation } from '../../shared/titles.ts';
import { useNow } from '../../shared/useNow.ts';
import { CompareDialog } from './diff/CompareDialog.tsx';
import { bar, buttons } from '../../markdown/PaneBars.css.ts';
import { publishedText, same } from '@janus-site/core/editor';
import type { PostForm } from './usePostForm.ts';

export interface PendingBarProps {
  language: Language;
  form: PostForm;
  onPublish(): void;
}

/**
 * Shown while a published or scheduled text has a pending change: visitors see the former text until it is published.
 */
export function PendingBar({ language, form, onPublish }: PendingBarProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const returnText = useTextReturn();
  const [isComparing, setComparing] = useState(false);
  const text = form.values[language];
  const published = publishedText(form.post, language);
  const now = useNow(form.post?.updated_at);
  const translation = findTranslation(form.post?.translations ?? [], language);
  if (!published || (!translation?.pending && same(text, published))) return null;

  const drop = async () => {
    setComparing(false);
    const former = form.read()[language];
    if (!(await form.dropPending(language))) return;
    const left = form.read()[language];
    showToast({
      message: t`Правка отброшена`,
      tone: 'undo',
      action: {
        label: t`Вернуть`,
        onAction: () =>
          returnText(same(form.read()[language], left), () => form.changeText(language, former)),
      },
    });
  };
  const publish = () => {
    setComparing(false);
    onPublish();
  };
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
          {languageState(translation, now) === 'scheduled'
            ? t`Правка не опубликована: в назначенное время выйдет прежний текст.`
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
