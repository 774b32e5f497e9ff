import type { Language, Writer } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { visuallyHidden } from '../../../theme/text.css.ts';
import { shortcutText } from '../../shared/keys.ts';
import { actions, bar, languages, state } from './EditorBar.css.ts';
import { detailsId } from './details/detailsId.ts';
import { PlannedTime } from './PlannedTime.tsx';
import { PostSaveState } from './PostSaveState.tsx';
import { Writers } from './Writers.tsx';
import type { EditorView, View } from './useEditorView.ts';
import type { PostForm } from './usePostForm.ts';

export interface EditorBarProps {
  /** The page's heading, for screen readers. */
  heading: string;
  form: PostForm;
  view: EditorView;
  writers: readonly Writer[];
  /** The main actions and the menu. */
  children: ReactNode;
}

/** The editor's bar: back link, languages, save state, preview and details toggles, actions. */
export function EditorBar({ heading, form, view, writers, children }: EditorBarProps) {
  const { t } = useLingui();
  const { href } = useNavigation();
  const names: Record<View, readonly [short: string, full: string]> = {
    ru: ['RU', t`русский`],
    en: ['EN', t`английский`],
    both: ['RU + EN', t`два языка рядом`],
  };
  const shown: readonly View[] = view.isWide ? ['ru', 'en', 'both'] : (['ru', 'en'] satisfies Language[]);
  return (
    <div className={bar}>
      <ButtonLink
        href={href(form.values.shared.page_face === null ? 'blogLogin' : 'pagesAdmin')}
        tone="quiet"
        isSquare
        aria-label={t`Назад к списку`}
        data-tip={t`Назад к списку`}
      >
        <Glyph name="arrowLeft" />
      </ButtonLink>
      <h1 className={visuallyHidden}>{heading}</h1>
      <div className={languages} role="group" aria-label={t`Вид`}>
        {shown.map((name) => (
          <Button
            key={name}
            tone={view.view === name ? 'secondary' : 'quiet'}
            aria-label={names[name].join(': ')}
            aria-pressed={view.view === name}
            onClick={() => view.show(name)}
          >
            {names[name][0]}
          </Button>
        ))}
      </div>
      <div className={state}>
        <PostSaveState form={form} />
      </div>
      <Writers writers={writers} />
      <PlannedTime form={form} />
      <div className={actions}>
        {view.view === 'both' ? null : (
          <IconButton
            glyph="eye"
            label={t`Просмотр`}
            aria-pressed={view.isPreview && !(view.isWide && view.isDetails)}
            onClick={view.togglePreview}
          />
        )}
        <IconButton
          glyph="sidebarRight"
          label={t`Сведения (${shortcutText('.')})`}
          aria-pressed={view.isDetails}
          aria-controls={view.isDetails && view.isWide ? detailsId : undefined}
          onClick={view.toggleDetails}
        />
        {children}
      </div>
    </div>
  );
}
