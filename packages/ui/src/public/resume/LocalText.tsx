import type { Language } from '@janus-site/core';
import { inLanguage, otherLanguage, typograph } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';

export interface LocalTextProps {
  text: { ru?: string; en?: string } | undefined;
}

/** A text in the page's language, or in the other one, marked with `lang`. */
export function LocalText({ text }: LocalTextProps) {
  const { language } = usePage();
  const said = inLanguage(text, language);
  if (!text || said === undefined) return null;
  const own: Language = text[language] === undefined ? otherLanguage(language) : language;
  const shown = typograph(said, own);
  return own === language ? <>{shown}</> : <span lang={own}>{shown}</span>;
}
