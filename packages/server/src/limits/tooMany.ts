import { plural, type Language } from '@janus-site/core';
import { problem, type ProblemError } from '../errors.ts';

function waitIn(language: Language, seconds: number): string {
  const count = seconds < 60 ? seconds : Math.ceil(seconds / 60);
  const second = {
    ru: { one: 'секунду', few: 'секунды', other: 'секунд' },
    en: { one: 'second', other: 'seconds' },
  };
  const minute = {
    ru: { one: 'минуту', few: 'минуты', other: 'минут' },
    en: { one: 'minute', other: 'minutes' },
  };
  return `${count} ${plural(count, language, (seconds < 60 ? second : minute)[language])}`;
}

/** Returns a 429 that states the wait in `Retry-After` and in words. */
export function tooMany(wait: number): ProblemError {
  const seconds = Math.max(1, wait);
  return problem('too_many_requests', {
    headers: { 'retry-after': String(seconds) },
    detail: {
      ru: `Слишком много попыток. Повторите через ${waitIn('ru', seconds)}.`,
      en: `Too many attempts. Try again in ${waitIn('en', seconds)}.`,
    },
  });
}
