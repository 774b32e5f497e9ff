import type { Language } from '@janus-site/core';

/** The translation in the wanted language, or the one there is. */
export function pickTranslation<T extends { language: Language }>(
  list: readonly T[],
  language: Language,
): T | undefined {
  return list.find((one) => one.language === language) ?? list[0];
}

/** The translation in exactly that language. */
export function findTranslation<T extends { language: Language }>(
  list: readonly T[],
  language: Language,
): T | undefined {
  return list.find((one) => one.language === language);
}
