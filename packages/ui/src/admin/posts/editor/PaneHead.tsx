import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../../hooks/page.ts';
import type { TextSource } from '../../markdown/source/textSource.ts';
import { LanguageChip } from '../../shared/LanguageChips.tsx';
import { languageState } from '../../shared/languageState.ts';
import { shortMoment } from '../../shared/times.ts';
import { findTranslation } from '../../shared/titles.ts';
import { useNow } from '../../shared/useNow.ts';
import { PaneMenu } from './PaneMenu.tsx';
import { paneEnd, paneHead, paneName, plan } from './PostEditor.css.ts';
import type { PostForm } from './usePostForm.ts';

export interface PaneHeadProps {
  language: Language;
  /** The language's name. */
  name: string;
  form: PostForm;
  /** Returns the text field, called when the menu opens. */
  field(): TextSource | undefined;
  onReview(): void;
  onHistory(): void;
}

/** Above a text: its language, its state, when it is public, and the actions on it. */
export function PaneHead({ language, name, form, ...menu }: PaneHeadProps) {
  const { t } = useLingui();
  const page = usePage();
  const now = useNow(form.post?.updated_at);
  const translation = findTranslation(form.post?.translations ?? [], language);
  const state = languageState(translation, now);
  const at = translation?.published_at;
  const isLive = state === 'published' || state === 'scheduled';
  return (
    <div className={paneHead}>
      <h2 className={paneName}>{name}</h2>
      <LanguageChip
        language={language}
        state={state}
        isOutdated={translation?.is_outdated}
        hasPending={translation?.has_pending}
      />
      {at && isLive ? (
        <span className={plan}>
          {state === 'scheduled' ? t`выйдет` : t`вышел`} {shortMoment(at, page.language, now)}
        </span>
      ) : null}
      <span className={paneEnd}>
        <PaneMenu language={language} state={state} form={form} {...menu} />
      </span>
    </div>
  );
}
