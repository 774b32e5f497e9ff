import type { Language } from '@janus-site/core';
import { formatMoment } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../components/DropdownMenu/DropdownMenu.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useHost } from '../../data/host.ts';
import { fieldId } from '../FormNotices.tsx';
import { LanguageChip } from '../LanguageChips.tsx';
import { ownZone } from '../times.ts';
import { findTranslation, otherLanguage } from '../titles.ts';
import { useNow } from '../useNow.ts';
import { hasWords } from '../useTranslatedForm.ts';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { pane, paneEnd, paneHead, paneName, plan, short } from './PostEditor.css.ts';
import type { Turn } from './postValues.ts';
import { stateOf } from './postValues.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { PostForm } from './usePostForm.ts';

export interface PostPaneProps {
  language: Language;
  form: PostForm;
}

/** One language of a post: its state, its words, its own publishing. */
export function PostPane({ language, form }: PostPaneProps) {
  const { t } = useLingui();
  const host = useHost();
  const [isPublishing, setPublishing] = useState(false);
  const now = useNow(form.post?.updated_at);
  const text = form.values[language];
  const translation = findTranslation(form.post?.translations ?? [], language);
  const state = stateOf(translation, now);
  const isLive = state === 'published' || state === 'scheduled';
  const at = translation?.published_at ?? null;
  const isAhead = at !== null && Date.parse(at) > now;
  const name = language === 'ru' ? t`Русский` : t`Английский`;
  const set = (key: 'title' | 'summary' | 'body', value: string) =>
    form.changeText(language, { [key]: value });

  const handleTurn = async (turn: Turn) => {
    await form.save({ [language]: turn });
    setPublishing(false);
  };
  const handleRemove = async () => {
    const isRemoved = await form.save({ [language]: { removed: true } });
    if (isRemoved) form.changeText(language, { title: '', summary: '', body: '' });
  };

  return (
    <section aria-label={name} className={pane}>
      <div className={paneHead}>
        <h2 className={paneName}>{name}</h2>
        <LanguageChip language={language} state={state} />
        {at && isLive ? (
          <span className={plan}>
            {state === 'scheduled' ? t`выйдет` : t`вышел`} {formatMoment(at, host.language, ownZone())}
          </span>
        ) : null}
        <span className={paneEnd}>
          <Button onClick={() => setPublishing(true)}>{isLive ? t`Время выхода…` : t`Опубликовать…`}</Button>
          {translation ? (
            <DropdownMenu trigger={<IconButton glyph="more" label={t`Действия: ${name}`} />}>
              {isLive ? (
                <MenuItem glyph="eyeOff" onSelect={() => void handleTurn({ status: 'draft' })}>
                  {t`Снять с публикации`}
                </MenuItem>
              ) : null}
              {state === 'published' && form.post ? (
                <MenuItem
                  glyph="external"
                  onSelect={() =>
                    host.navigate(host.href('post', { params: { slug: form.post?.slug ?? '' }, language }))
                  }
                >
                  {t`Открыть на сайте`}
                </MenuItem>
              ) : null}
              {(form.post?.translations.length ?? 0) > 1 ? (
                <>
                  <MenuSeparator />
                  <MenuItem glyph="trash" tone="danger" onSelect={() => void handleRemove()}>
                    {t`Удалить этот перевод`}
                  </MenuItem>
                </>
              ) : null}
            </DropdownMenu>
          ) : null}
        </span>
      </div>
      <Field
        id={fieldId(`${language}.title`)}
        label={t`Заголовок`}
        lang={language}
        maxLength={200}
        value={text.title}
        error={form.errors[`${language}.title`]}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <TextArea
        id={fieldId(`${language}.summary`)}
        label={t`Краткое описание`}
        help={t`Для списков, поиска и превью ссылок: одно-два предложения`}
        isOptional
        lang={language}
        maxLength={500}
        rows={2}
        className={short}
        value={text.summary}
        error={form.errors[`${language}.summary`]}
        onChange={(event) => set('summary', event.currentTarget.value)}
      />
      <MarkdownEditor
        id={fieldId(`${language}.body`)}
        language={language}
        value={text.body}
        error={form.errors[`${language}.body`]}
        onValueChange={(body) => set('body', body)}
      />
      {isPublishing ? (
        <PublishDialog
          language={language}
          text={text}
          hasTranslation={hasWords(form.values[otherLanguage(language)])}
          scheduledFor={isAhead ? at : null}
          isPending={form.saver.saving.state === 'saving'}
          onPublish={(turn) => void handleTurn(turn)}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </section>
  );
}
