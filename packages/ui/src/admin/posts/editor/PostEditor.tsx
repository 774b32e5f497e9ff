import type { Language, Post } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { Failure } from '../../shared/Failure.tsx';
import { form as formClass } from '../../forms/FormBar.css.ts';
import { FormBar } from '../../forms/FormBar.tsx';
import { ErrorSummary, RestoredNotice } from '../../forms/FormNotices.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useShortcut } from '../../shared/useShortcut.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { useForeignPictures } from './pictures/useForeignPictures.ts';
import { usePictures } from './pictures/usePictures.ts';
import { grid, views } from './PostEditor.css.ts';
import { PostMenu } from './PostMenu.tsx';
import { PostPane } from './PostPane.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostSaveState } from './PostSaveState.tsx';
import { PostShared } from './PostShared.tsx';
import { publishedText, same } from './postValues.ts';
import { createEditorRegistry } from './source/editorRegistry.ts';
import type { View } from './useEditorView.ts';
import { useEditorView } from './useEditorView.ts';
import { usePostForm } from './usePostForm.ts';

export interface PostEditorProps {
  /** Null makes a new one. */
  post: Post | null;
  onCreated?(post: Post): void;
}

/** A post in both languages: one with its preview beside it, or both side by side. */
export function PostEditor({ post, onCreated }: PostEditorProps) {
  const { t } = useLingui();
  const page = usePage();
  const { href } = useNavigation();
  const form = usePostForm(post, onCreated);
  const desk = useRef(createEditorRegistry());
  const pictures = usePictures(form, desk);
  const foreign = useForeignPictures(form);
  const view = useEditorView(form.values, desk);
  const { saver, values } = form;
  const { active } = view;
  const save = () => void form.save();
  useShortcut('s', save);
  useShortcut('Enter', () => view.open({ kind: 'publish', language: active }));
  const labels: Record<View, string> = {
    ru: view.isWide ? t`Русский и просмотр` : t`Русский`,
    en: view.isWide ? t`Английский и просмотр` : t`Английский`,
    both: t`Два языка рядом`,
  };
  const failure = saver.saving.state === 'failed' ? saver.saving.error : null;
  const isFailureShown =
    failure && failure.kind !== 'config' && !form.conflict && Object.keys(form.errors).length === 0;
  const title = values[page.language].title || values.ru.title || values.en.title;
  const isUnkept = form.isDirty && !form.isKept;
  const isUploading = pictures.list.some(({ state }) => state === 'sending');
  const isSaving = saver.saving.state === 'saving';
  const published = publishedText(form.post, active);
  const canPublish = form.post !== null && !(published && same(published, values[active]));

  const pane = (language: Language) => (
    <PostPane
      key={language}
      language={language}
      form={form}
      desk={desk}
      pictures={pictures}
      foreign={foreign}
      hasPreview={view.isWide && view.view !== 'both'}
      onActive={() => view.activate(language)}
      onPublish={() => view.open({ kind: 'publish', language })}
      onHistory={() => view.open({ kind: 'history', language })}
    />
  );
  const preview = (language: Language) => (
    <PostPreview
      language={language}
      text={values[language]}
      cover={values.shared.cover}
      desk={desk}
      foreign={foreign}
    />
  );
  return (
    <form
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormBar
        heading={title || (form.post ? t`Пост без заголовка` : t`Новый пост`)}
        backHref={href('blogLogin')}
        state={<PostSaveState form={form} />}
        actions={
          <>
            <Button
              type="submit"
              tone={canPublish ? 'secondary' : 'primary'}
              isPending={isSaving}
              pendingText={t`Сохраняю…`}
              title="Ctrl+S"
            >
              {form.post ? t`Сохранить` : t`Создать черновик`}
            </Button>
            {canPublish ? (
              <Button
                tone="primary"
                title="Ctrl+Enter"
                onClick={() => view.open({ kind: 'publish', language: active })}
              >
                {published && view.isWide ? t`Опубликовать правку…` : t`Опубликовать…`}
              </Button>
            ) : null}
            {form.post ? (
              <PostMenu post={form.post} title={title} onPreviewLink={() => view.open({ kind: 'link' })} />
            ) : null}
          </>
        }
      />
      <RestoredNotice form={form} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {isFailureShown ? (
        <Failure
          what={t`Не сохранено.`}
          error={failure}
          safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
          onRetry={save}
        />
      ) : null}
      <PostShared form={form} />
      <div className={views} role="group" aria-label={t`Вид`}>
        {(['ru', 'en', 'both'] as const)
          .filter((name) => view.isWide || name !== 'both')
          .map((name) => (
            <Button
              key={name}
              tone={view.view === name ? 'secondary' : 'quiet'}
              aria-pressed={view.view === name}
              onClick={() => view.show(name)}
            >
              {labels[name]}
            </Button>
          ))}
      </div>
      {view.isWide ? (
        <div className={grid}>
          {view.view === 'both' ? (
            languages.map(pane)
          ) : (
            <>
              {pane(active)}
              {preview(active)}
            </>
          )}
        </div>
      ) : (
        <Tabs<'text' | 'preview'>
          label={t`Текст и просмотр`}
          value={view.tab}
          onValueChange={view.showTab}
          items={[
            { value: 'text', label: t`Текст`, content: pane(active) },
            {
              value: 'preview',
              label: t`Просмотр`,
              content: view.tab === 'preview' ? preview(active) : null,
            },
          ]}
        />
      )}
      <EditorDialogs form={form} view={view} />
      {form.conflict ? (
        <ConflictDialog
          mine={values}
          theirs={form.conflict}
          onSettle={(next) => form.settleConflict(next)}
          onLater={() => form.settleConflict(null)}
        />
      ) : null}
      {isUnkept || !isUploading ? (
        <LeaveGuard isActive={isUnkept} onSave={() => form.save()} />
      ) : (
        <LeaveGuard
          isActive
          loss={{
            heading: t`Картинка ещё загружается. Уйти?`,
            lead: t`Если уйти сейчас, её не будет в тексте. Сам текст сохранён.`,
          }}
        />
      )}
    </form>
  );
}
