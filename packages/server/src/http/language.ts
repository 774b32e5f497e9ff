import type { Language } from '@janus-site/core';
import { isOfProgram } from '../accounts/accessTokens/secret.ts';

/** The language of messages: the most preferred one, Russian where none is requested. */
export function preferredLanguage(header: string | undefined, fallback: Language = 'ru'): Language {
  let best: { language: Language; weight: number } = { language: fallback, weight: 0 };
  for (const part of (header ?? '').slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...rest] = part.trim().split(';');
    const quality = rest.find((piece) => piece.trim().startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
    const language = tag.startsWith('en') ? 'en' : tag.startsWith('ru') ? 'ru' : null;
    if (language && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

interface Asking {
  headers: Readonly<{ 'accept-language'?: string | undefined; authorization?: string | undefined }>;
}

/** The same for a request: without a preference, a program gets English, a browser Russian. */
export function languageOf({ headers }: Asking): Language {
  const [, token = ''] = /^Bearer +(\S+)/i.exec(headers.authorization ?? '') ?? [];
  return preferredLanguage(headers['accept-language'], isOfProgram(token) ? 'en' : 'ru');
}
