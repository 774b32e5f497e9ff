import type { Language } from '@janus-site/core';
import { inLanguage, typograph } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';

export interface SaidProps {
  text: { ru?: string; en?: string } | undefined;
}

/** What is said in the page's language, or in the other one, which is marked. */
export function Said({ text }: SaidProps) {
  const { language } = usePage();
  const said = inLanguage(text, language);
  if (!text || said === undefined) return null;
  const own: Language = text[language] === undefined ? (language === 'ru' ? 'en' : 'ru') : language;
  const shown = typograph(said, own);
  return own === language ? <>{shown}</> : <span lang={own}>{shown}</span>;
}
