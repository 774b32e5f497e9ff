import type { Language } from '@janus-site/core';
import { problem } from '../../errors.ts';

/** Russian first, as everywhere. */
function inOrder<T extends { language: Language }>(translations: readonly T[]): T[] {
  return [...translations].sort((a, b) => (a.language === b.language ? 0 : a.language === 'ru' ? -1 : 1));
}

/** Returns all translations, or only that of the requested language, or the other one if it is missing. */
export function pick<T extends { language: Language }>(translations: readonly T[], language?: Language): T[] {
  const ordered = inOrder(translations);
  if (!language) return ordered;
  const chosen = ordered.find((translation) => translation.language === language) ?? ordered[0];
  return chosen ? [chosen] : [];
}

/** Refuses a new item with more than one translation of a language. */
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
