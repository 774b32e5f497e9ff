import { fieldErrors, messages } from '@janus-site/core';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CurrentPage } from '../../hooks/page.ts';
import type { Services } from '../../hooks/services.ts';
import type { ContactErrors } from './contactFields.ts';
import { contactFields } from './contactFields.ts';

type Values = Record<(typeof contactFields)[number] | 'website', string>;

/** Returns the trimmed values of the form. */
function readContact(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const valueOf = (name: keyof Values) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    telegram: valueOf('telegram'),
    message: valueOf('message'),
    website: valueOf('website'),
  };
}

/** Returns the form's error messages. */
export function checkContact(form: HTMLFormElement, i18n: I18n): ContactErrors {
  const { name, email, telegram, message } = readContact(form);
  const errors: ContactErrors = {};
  if (!name) errors.name = i18n._(msg`Напишите, как вас зовут`);
  if (email && !/^\S+@\S+\.\S+$/.test(email)) errors.email = i18n._(msg`Проверьте адрес: name@example.com`);
  if (!email && !telegram) errors.email = i18n._(msg`Укажите почту или Telegram`);
  if (!message) errors.message = i18n._(msg`Напишите сообщение`);
  return errors;
}

export interface SentContact {
  /** The values at the time of sending. */
  values: Values;
  /** Null on success; otherwise the fields that the service refused, if it named any. */
  refused: ContactErrors | null;
}

/** Sends the current values of the form. */
export async function sendContact(
  form: HTMLFormElement,
  { api, language, face }: Pick<Services, 'api'> & Pick<CurrentPage, 'language' | 'face'>,
  elapsed: number,
): Promise<SentContact> {
  const values = readContact(form);
  const { name, email, telegram, message, website } = values;
  const result = await messages.send.run(api, {
    name,
    message,
    email: email || undefined,
    telegram: telegram || undefined,
    language,
    face,
    website: website || undefined,
    elapsed_ms: elapsed,
  });
  if (result.ok) return { values, refused: null };
  const fields = fieldErrors(result.error);
  const refused = Object.fromEntries(
    contactFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
  return { values, refused };
}

/** Returns the errors that remain: a field that was correct is not marked while it is being edited. */
export function remaining(old: ContactErrors, now: ContactErrors): ContactErrors {
  return Object.fromEntries(
    contactFields.flatMap((field) => (old[field] && now[field] ? [[field, now[field]]] : [])),
  );
}
