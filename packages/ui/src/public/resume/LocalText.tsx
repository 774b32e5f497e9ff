import type { Language } from '@janus-site/core';
import { inLanguage, otherLanguage, typograph } from '@janus-site/core';
import { usePage } from '../../hooks/page.ts';

export interface LocalTextProps {
  text: { ru?: string; en?: string } | undefined;
  /** Of a text in the other language. */
  className?: string;
}

/** A text in the page's language, or in the other one, marked with `lang`. */
export function LocalText({ text, className }: LocalTextProps) {
  const { language } = usePage();
  const said = inLanguage(text, language);
  if (!text || said === undefined) return null;
  const own: Language = text[language] === undefined ? otherLanguage(language) : language;
  const shown = typograph(said, own);
  if (own === language) return <>{shown}</>;
  return (
    <span lang={own} className={className}>
      {shown}
    </span>
  );
}
