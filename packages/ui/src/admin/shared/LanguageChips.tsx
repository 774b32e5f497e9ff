import type { Language } from '@janus-site/core';
import { languages as allLanguages } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { chips, look } from './LanguageChips.css.ts';

export type LanguageState = 'published' | 'draft' | 'scheduled' | 'missing';

const glyphs: Partial<Record<LanguageState | 'outdated', GlyphName>> = {
  scheduled: 'clock',
  outdated: 'alert',
  missing: 'plus',
  published: 'check',
};

export interface LanguageChipProps {
  language: Language;
  state: LanguageState;
  /** The original has changed since this translation was made. */
  isOutdated?: boolean;
  /** An unpublished change is saved. */
  hasPending?: boolean;
}

/** One language of a text: a language code and an icon, with words for screen readers and in the tooltip. */
export function LanguageChip({ language, state, isOutdated = false, hasPending = false }: LanguageChipProps) {
  const { t } = useLingui();
  const names = { ru: t`Русский`, en: t`Английский` };
  const words: Record<LanguageState | 'outdated', string> = {
    published: t`опубликовано`,
    draft: t`черновик`,
    scheduled: t`запланировано`,
    outdated: t`перевод устарел`,
    missing: t`перевода нет`,
  };
  const said = [
    words[state],
    isOutdated ? words.outdated : '',
    hasPending ? t`есть неопубликованная правка` : '',
  ].filter(Boolean);
  const title = `${names[language]}: ${said.join(', ')}`;
  const shown = isOutdated ? 'outdated' : state;
  const glyph = glyphs[shown];
  return (
    <span className={look[shown]} title={title} data-state={state}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      {glyph ? <Glyph name={glyph} size={12} /> : null}
      {hasPending ? <Glyph name="pencil" size={12} /> : null}
      <span className={visuallyHidden}>{title}</span>
    </span>
  );
}

export interface LanguageChipsProps {
  /** The languages that exist. */
  languages: readonly Language[];
  /** The whole item is published. */
  isPublished: boolean;
}

/** Both languages of an item whose translations share one state. */
export function LanguageChips({ languages, isPublished }: LanguageChipsProps) {
  return (
    <span className={chips}>
      {allLanguages.map((language) => (
        <LanguageChip
          key={language}
          language={language}
          state={languages.includes(language) ? (isPublished ? 'published' : 'draft') : 'missing'}
        />
      ))}
    </span>
  );
}
