import type { Language, MediaItem } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

/** What a file shows, for a text of that language; in the other one where nobody has said it in this. */
export function altIn({ alts }: Pick<MediaItem, 'alts'>, language: Language): string {
  return alts[language] || alts[otherLanguage(language)];
}
