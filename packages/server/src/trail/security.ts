import type { Bilingual } from '../errorCatalogue.ts';
import type { Action } from './actions.ts';

/** An event that is also reported to people who did not cause it. */
export interface SecurityRule {
  action: Action;
  /** One of the event's details; if absent, every event of the action matches. */
  detail?: string;
  /** Whether the owners are notified, whoever's account it is. */
  isOfSite?: true;
  words: Bilingual;
}

/** Security events of an account, reported in notices and on the start page of the panel. */
export const securityRules: readonly SecurityRule[] = [
  {
    action: 'signed_in',
    detail: 'new_device',
    words: { ru: 'Вход с нового устройства', en: 'Sign-in from a new device' },
  },
  {
    action: 'account_created',
    detail: 'superuser',
    isOfSite: true,
    words: { ru: 'Новый суперпользователь', en: 'A new superuser' },
  },
  {
    action: 'account_created',
    detail: 'owner',
    isOfSite: true,
    words: { ru: 'Новый владелец', en: 'A new owner' },
  },
  {
    action: 'rank_changed',
    detail: 'superuser',
    isOfSite: true,
    words: { ru: 'Новый суперпользователь', en: 'A new superuser' },
  },
  {
    action: 'rank_changed',
    detail: 'owner',
    isOfSite: true,
    words: { ru: 'Новый владелец', en: 'A new owner' },
  },
  { action: 'password_changed', words: { ru: 'Сменён пароль', en: 'The password was changed' } },
  {
    action: 'account_changed',
    detail: 'passkey_added',
    words: { ru: 'Добавлен ключ доступа', en: 'A passkey was added' },
  },
  {
    action: 'account_changed',
    detail: 'passkey_removed',
    words: { ru: 'Удалён ключ доступа', en: 'A passkey was removed' },
  },
  { action: 'token_created', words: { ru: 'Создан токен доступа', en: 'An access token was created' } },
  {
    action: 'second_factor_on',
    words: { ru: 'Включён двухшаговый вход', en: 'Two-step sign-in was turned on' },
  },
  {
    action: 'second_factor_changed',
    words: { ru: 'Изменён двухшаговый вход', en: 'Two-step sign-in was changed' },
  },
  {
    action: 'second_factor_off',
    words: { ru: 'Выключен двухшаговый вход', en: 'Two-step sign-in was turned off' },
  },
  {
    action: 'account_changed',
    detail: 'email',
    words: { ru: 'Сменена почта', en: 'The email was changed' },
  },
  {
    action: 'brute_force_suspected',
    isOfSite: true,
    words: {
      ru: 'Подбирают пароль: много неудачных попыток входа',
      en: 'Someone may be guessing the password: many failed sign-ins',
    },
  },
];

/** Returns the rule that matches an event, if any. */
export function securityRuleOf(event: {
  action: string;
  details: readonly string[];
}): SecurityRule | undefined {
  return securityRules.find(
    ({ action, detail }) =>
      action === event.action && (detail === undefined || event.details.includes(detail)),
  );
}
