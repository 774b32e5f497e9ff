import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useState } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { altIn } from '../../forms/library/altIn.ts';
import { Picker } from '../../forms/library/LibraryButton.tsx';
import { LanguageChip } from '../../shared/LanguageChips.tsx';
import { shortMoment } from '../../shared/times.ts';
import { findTranslation } from '../../shared/titles.ts';
import { useNow } from '../../shared/useNow.ts';
import type { FrontMatters } from './front/useFrontMatter.ts';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { OutdatedBar } from './OutdatedBar.tsx';
import { PendingBar } from './PendingBar.tsx';
import { ForeignBar } from './pictures/ForeignBar.tsx';
import { PictureRows } from './pictures/PictureRows.tsx';
import { pictureOf } from './pictures/pictureText.ts';
import type { ForeignPictures } from './pictures/useForeignPictures.ts';
import type { Pictures } from './pictures/usePictures.ts';
import { pane, paneEnd, paneHead, paneName, plan } from './PostEditor.css.ts';
import { PaneMenu } from './PaneMenu.tsx';
import { languageState } from '../../shared/languageState.ts';
import type { EditorRegistry } from './source/editorRegistry.ts';
import { TitleField } from './TitleField.tsx';
import type { PostForm } from './usePostForm.ts';

export interface PostPaneProps {
  language: Language;
  form: PostForm;
  registry: RefObject<EditorRegistry>;
  pictures: Pictures;
  foreign: ForeignPictures;
  front: FrontMatters;
  /** Its title receives the focus. */
  isFirst: boolean;
  /** Whether the preview is shown next to it; notices about its pictures are then shown there. */
  hasPreview: boolean;
  onPublish(): void;
  /** Opens the check before publishing. */
  onReview(): void;
  onHistory(): void;
  /** Called when it receives the focus. */
  onActive(): void;
}

/** One language of a post: its state, its text, its publishing. */
export function PostPane(props: PostPaneProps) {
  const { language, form, registry, pictures, foreign, front, hasPreview, ...on } = props;
  const { t } = useLingui();
  const page = usePage();
  const [library, setLibrary] = useState<'closed' | 'pictures' | 'gallery'>('closed');
  const now = useNow(form.post?.updated_at);
  const text = form.values[language];
  const translation = findTranslation(form.post?.translations ?? [], language);
  const state = languageState(translation, now);
  const at = translation?.published_at ?? null;
  const name = language === 'ru' ? t`Русский` : t`Английский`;
  const isLive = state === 'published' || state === 'scheduled';

  return (
    <section aria-label={name} className={pane} onFocus={on.onActive}>
      <div className={paneHead}>
        <h2 className={paneName}>{name}</h2>
        <LanguageChip
          language={language}
          state={state}
          isOutdated={translation?.is_outdated ?? false}
          hasPending={translation?.has_pending ?? false}
        />
        {at && isLive ? (
          <span className={plan}>
            {state === 'scheduled' ? t`выйдет` : t`вышел`} {shortMoment(at, page.language, now)}
          </span>
        ) : null}
        <span className={paneEnd}>
          <PaneMenu
            language={language}
            state={state}
            form={form}
            onReview={on.onReview}
            onHistory={on.onHistory}
          />
        </span>
      </div>
      <OutdatedBar language={language} form={form} />
      <PendingBar language={language} form={form} onPublish={on.onPublish} />
      <TitleField
        id={fieldId(`${language}.title`)}
        language={language}
        value={text.title}
        error={form.errors[`${language}.title`]}
        isFirst={props.isFirst}
        onValueChange={(title) => form.changeText(language, { title })}
        onLeave={() => registry.current.sources.get(language)?.focus()}
      />
      <MarkdownEditor
        id={fieldId(`${language}.body`)}
        language={language}
        value={text.body}
        error={form.errors[`${language}.body`]}
        registry={registry}
        undoName={`${form.post?.id ?? 'new'}.${language}`}
        onValueChange={(body) => pictures.type(language, body)}
        onPictures={(...picked) => pictures.add(language, ...picked)}
        onLibrary={setLibrary}
        pictures={pictures}
        onForeignPictures={(addresses) => foreign.copy(language, addresses)}
        onFrontMatter={(found) => front.fill(language, found)}
      >
        {(isRich) => <PictureRows language={language} pictures={pictures} isRefusedOnly={isRich} />}
      </MarkdownEditor>
      {library === 'closed' ? null : (
        <Picker
          isMany
          hasVideos={library === 'pictures'}
          onPick={(items) => {
            const chosen = items.map((item) => pictureOf(item.url, altIn(item, language)));
            pictures.place(language, chosen, library === 'gallery');
          }}
          onClose={() => setLibrary('closed')}
        />
      )}
      {hasPreview ? null : <ForeignBar language={language} foreign={foreign} />}
    </section>
  );
}
