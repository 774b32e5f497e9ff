import { languages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../../hooks/page.ts';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { languageState } from '../../shared/languageState.ts';
import { shortMoment } from '../../shared/times.ts';
import { findTranslation } from '../../shared/titles.ts';
import { useNow } from '../../shared/useNow.ts';
import { planned } from './EditorBar.css.ts';
import type { PostForm } from './usePostForm.ts';

/** When the next scheduled text of a post is published; nothing if none is scheduled. */
export function PlannedTime({ form }: { form: PostForm }) {
  const { t } = useLingui();
  const { language } = usePage();
  const now = useNow(form.post?.updated_at);
  const translations = form.post?.translations ?? [];
  const times = languages.flatMap((one) => {
    const translation = findTranslation(translations, one);
    return languageState(translation, now) === 'scheduled' ? (translation?.published_at ?? []) : [];
  });
  const [next] = times.toSorted();
  if (next === undefined) return null;
  const time = shortMoment(next, language, now);
  return (
    <span
      className={planned}
      data-state={translations.some(({ pending }) => pending) ? 'changed' : 'scheduled'}
      data-tip={t`выйдет ${time}`}
    >
      <Glyph name="clock" size={16} />
      <span>{t`выйдет ${time}`}</span>
    </span>
  );
}
