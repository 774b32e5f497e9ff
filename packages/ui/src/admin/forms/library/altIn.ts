import type { Language, MediaItem } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

/** Returns a file's description in that language, or in the other one if missing. */
export function altIn({ alts }: Pick<MediaItem, 'alts'>, language: Language): string {
  return alts[language] || alts[otherLanguage(language)];
}
