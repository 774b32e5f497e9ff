import { titlePieces, typograph, type Language } from '@janus-site/core';
import { hasLongWord, loadHyphenate } from '../../markdown/softHyphens.ts';

interface Titled {
  title: string;
  language: Language;
  title_typeset?: string;
}

/** Adds to each text its title as the heading of its page shows it, if that is not the plain title. */
export async function typesetTitles(texts: readonly Titled[]): Promise<void> {
  for (const text of texts) {
    const plain = typograph(text.title, text.language);
    const typeset = hasLongWord(plain) ? await hyphenateTitle(plain) : plain;
    if (typeset !== text.title) text.title_typeset = typeset;
  }
}

async function hyphenateTitle(title: string): Promise<string> {
  const hyphenate = await loadHyphenate();
  return titlePieces(title)
    .map((piece, at) => (at % 2 === 0 ? hyphenate(piece) : `\`${piece}\``))
    .join('');
}
