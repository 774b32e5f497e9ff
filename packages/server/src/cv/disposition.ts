import { transliterate, type Language } from '@janus-site/core';
import { words } from './words.ts';

/** Characters not allowed in file names on some system. */
const unfit = /[\s\p{C}/\\:*?"<>|]+/gu;

function escapeRest(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

interface Named {
  kind: 'attachment' | 'inline';
  /** The person of the CV. */
  person: string;
  language: Language;
  /** A custom name, with or without the suffix. */
  fileName?: string | undefined;
}

/** A file name that identifies the person among a hundred others, or the custom one. */
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
