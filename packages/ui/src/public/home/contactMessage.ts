import { fieldErrors, messages } from '@janus-site/core';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CurrentPage } from '../../hooks/page.ts';
import type { Services } from '../../hooks/services.ts';
import type { ContactErrors, ContactValues } from './contactFields.ts';
import { contactFields, keptAs } from './contactFields.ts';

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

/** Keeps the text for this visit, in this tab; null removes it. */
function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keptAs);
    else sessionStorage.setItem(keptAs, text);
  } catch {
    // The browser has no storage.
  }
}

/** Puts the kept values into fields that are untouched. Text about another post stays. */
export function restoreContact(form: HTMLFormElement): void {
  const kept = JSON.parse(sessionStorage.getItem(keptAs) ?? '{}') as ContactValues;
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    const text = kept[name] ?? '';
    if (field.value === field.defaultValue && text.startsWith(field.value)) field.value = text;
  }
}

type ContactControl = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: (typeof contactFields)[number]): ContactControl {
  return form.elements.namedItem(name) as ContactControl;
}

/** Moves the focus to the first field with an error. */
function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((name) => errors[name]);
  if (first) fieldOf(form, first).focus();
}

/** Returns the form's error messages. */
function checkContact(form: HTMLFormElement, i18n: I18n): ContactErrors {
  const { name, email, telegram, message } = readContact(form);
  const errors: ContactErrors = {};
  if (!name) errors.name = i18n._(msg`Напишите, как вас зовут`);
  if (email && !/^\S+@\S+\.\S+$/.test(email)) errors.email = i18n._(msg`Проверьте адрес: name@example.com`);
  if (!email && !telegram) errors.email = i18n._(msg`Укажите почту или Telegram`);
  if (!message) errors.message = i18n._(msg`Напишите сообщение`);
  return errors;
}

export interface SentContact {
  /** The values at the time of sending, if they were sent: text typed meanwhile was not. */
  sent: Values | null;
  state: 'failed' | null;
  /** The service's own sentence, if the fields are not the cause. */
  reason?: string | false | undefined;
  /** The fields to correct; the first one has the focus. */
  errors: ContactErrors;
}

/** Sends the current values of the form, if they are valid. */
export async function sendContact(
  form: HTMLFormElement,
  i18n: I18n,
  { api, language, face }: Pick<Services, 'api'> & Pick<CurrentPage, 'language' | 'face'>,
): Promise<SentContact> {
  const wrong = checkContact(form, i18n);
  if (Object.keys(wrong).length > 0) {
    focusFirst(form, wrong);
    return { sent: null, state: null, errors: wrong };
  }
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
    // Since the page was opened: a form may be filled in before its code has started.
    elapsed_ms: Math.round(performance.now()),
  });
  if (result.ok) {
    keep(null);
    return { sent: values, state: null, errors: {} };
  }
  const { error } = result;
  const fields = fieldErrors(error);
  const errors: ContactErrors = Object.fromEntries(
    contactFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
  focusFirst(form, errors);
  const reason =
    error.kind === 'http' && [429, 503, 507].includes(error.status) && error.body?.error?.message;
  return { sent: null, state: 'failed', errors, reason };
}

/**
 * Follows a change of the form: keeps the typed values, because the form is removed when the visitor looks at another
 * page, and returns the errors that remain. A field that was correct is not marked while it is being edited.
 */
export function follow(form: HTMLFormElement, i18n: I18n): (old: ContactErrors) => ContactErrors {
  keep(JSON.stringify(readContact(form)));
  const now = checkContact(form, i18n);
  return (old) => {
    if (Object.keys(old).length === 0) return old;
    const left = contactFields.filter((field) => old[field] && now[field]);
    return Object.fromEntries(left.map((field) => [field, now[field]]));
  };
}
