import { transliterate, type Language } from '@janus-site/core';
import { words } from './words.ts';

/** What no file of some system may be called. */
const unfit = /[\s\p{C}/\\:*?"<>|]+/gu;

function escapeRest(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

interface Named {
  kind: 'attachment' | 'inline';
  /** Whose CV it is. */
  person: string;
  language: Language;
  /** A name of its own, with or without its end. */
  fileName?: string | undefined;
}

/** A name that still says whose CV it is among a hundred others, or the one that it was given. */
export function disposition({ kind, person, language, fileName = '' }: Named): string {
  const own = fileName
    .replaceAll(unfit, ' ')
    .replace(/^[. ]+/, '')
    .trim()
    .replace(/[. ]*\.pdf$/i, '');
  const full = own || `${person} — ${words[language].cv}`;
  const ascii = own
    ? transliterate(own) || 'cv'
    : [transliterate(person), 'cv', language].filter(Boolean).join('-');
  const encoded = encodeURIComponent(`${full}.pdf`).replace(/['()*]/g, escapeRest);
  return `${kind}; filename="${ascii}.pdf"; filename*=UTF-8''${encoded}`;
}
