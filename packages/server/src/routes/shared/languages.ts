import type { Language } from '@janus-site/core';
import { problem } from '../../errors.ts';

/** Russian first, as everywhere. */
function inOrder<T extends { language: Language }>(translations: readonly T[]): T[] {
  return [...translations].sort((a, b) => (a.language === b.language ? 0 : a.language === 'ru' ? -1 : 1));
}

/** All translations, or one: that of the language asked for, or the other one where it is missing. */
export function pick<T extends { language: Language }>(translations: readonly T[], language?: Language): T[] {
  const ordered = inOrder(translations);
  if (!language) return ordered;
  const chosen = ordered.find((translation) => translation.language === language) ?? ordered[0];
  return chosen ? [chosen] : [];
}

/** A new item may bring at most one translation of each language. */
export function refuseRepeated(translations: readonly { language: Language }[]): void {
  const index = translations.findIndex((translation, at) =>
    translations.slice(0, at).some((before) => before.language === translation.language),
  );
  if (index === -1) return;
  throw problem('invalid_fields', {
    fields: [
      {
        path: `translations.${index}.language`,
        code: 'repeated_language',
        message: { ru: 'Этот язык уже есть.', en: 'This language already exists.' },
      },
    ],
  });
}
