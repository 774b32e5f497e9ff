import type { PostTranslationSummary } from '@janus-site/core';
import type { LanguageState } from './LanguageChips.tsx';

/** Published with a time in the future means scheduled: docs/behaviour.md, B18. */
export function languageState(translation: PostTranslationSummary | undefined, now: number): LanguageState {
  if (!translation) return 'missing';
  if (translation.status === 'draft') return 'draft';
  return translation.published_at && Date.parse(translation.published_at) > now ? 'scheduled' : 'published';
}
