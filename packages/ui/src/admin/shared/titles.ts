import type { Language } from '@janus-site/core';

/** Returns the translation in the wanted language, or the first one. */
export function pickTranslation<T extends { language: Language }>(
  list: readonly T[],
  language: Language,
): T | undefined {
  return list.find((one) => one.language === language) ?? list[0];
}

/** Returns the translation in exactly that language. */
export function findTranslation<T extends { language: Language }>(
  list: readonly T[],
  language: Language,
): T | undefined {
  return list.find((one) => one.language === language);
}
