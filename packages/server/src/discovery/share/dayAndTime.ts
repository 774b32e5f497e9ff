import type { Language } from '@janus-site/core';
import { formatDay } from '@janus-site/core';

const readingTime: Readonly<Record<Language, (minutes: number) => string>> = {
  ru: (minutes) => `${minutes}\u00A0мин чтения`,
  en: (minutes) => `${minutes}\u00A0min read`,
};

/** The date and reading time of a post, as on its page. */
export function dayAndTime(publishedAt: string | null, minutes: number, language: Language): string[] {
  return [
    ...(publishedAt === null ? [] : [formatDay(publishedAt, language)]),
    ...(minutes > 0 ? [readingTime[language](minutes)] : []),
  ];
}
