import { errorMessage } from '../api/errors.ts';
import type { ClientError } from '../api/result.ts';
import type { Bilingual, Language } from '../route/faces.ts';
import { personName } from '../text/personName.ts';
import type { Post, PostAuthor } from './types.ts';

const generic: Bilingual = {
  ru: 'Ошибка запроса. Попробуйте ещё раз',
  en: 'Request failed. Please try again',
};

/**
 * Returns the sentence to show for a failed call: the server's own, otherwise a generic one (docs/behaviour.md, B35).
 */
export function errorText(error: ClientError, language: Language = 'ru'): string {
  return errorMessage(error, generic[language]);
}

/** Returns the server's sentences about fields, by the field's dotted path; the first one of each field. */
export function fieldErrors(error: ClientError): Readonly<Record<string, string>> {
  const fields = error.kind === 'http' ? error.body?.error?.fields : undefined;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]).reverse());
}

/**
 * Returns the name of the author who saved the post last, if a save was refused because of that and the name is
 * known.
 */
export function conflictingAuthor(error: ClientError): string | null {
  if (!conflictingPost(error) || error.kind !== 'http') return null;
  return personName(error.body?.author as PostAuthor | null | undefined) || null;
}

/** Returns the current post, if a save was refused because the text had changed since it was loaded. */
export function conflictingPost(error: ClientError): Post | undefined {
  return error.kind === 'http' && error.status === 409
    ? (error.body?.current as Post | undefined)
    : undefined;
}
