import { loginErrorMessage } from '../api/errors.ts';
import type { ClientError } from '../api/result.ts';
import type { Bilingual, Language } from '../route/faces.ts';

const authorization: Bilingual = { ru: 'Ошибка авторизации', en: 'Authorization error' };
const unreachable: Bilingual = {
  ru: 'Нет связи с сервером. Проверьте подключение.',
  en: 'Cannot reach the server. Check your connection.',
};
/** Without an answer nothing is wrong with the password. */
const unanswered: Partial<Record<ClientError['kind'], Bilingual>> = {
  offline: unreachable,
  network: unreachable,
  timeout: { ru: 'Сервер не ответил вовремя.', en: 'The server did not respond in time.' },
};

/**
 * Returns the sentence to show for a failed login: the server's detail, otherwise its message, otherwise why there was
 * no answer, otherwise a generic one (docs/behaviour.md, B34).
 */
export function loginErrorText(error: ClientError, language: Language = 'ru'): string {
  return loginErrorMessage(error, (unanswered[error.kind] ?? authorization)[language]);
}
