import type { Webhook, WebhookDelivery, WebhookPattern } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';

/** The events offered by the form; a webhook created by a program may have others. */
export const offeredEvents = [
  'post.published',
  'post.*',
  'project.*',
  'experience.*',
  'profile.updated',
  'site.updated',
  'message.received',
  'account.*',
] as const satisfies readonly WebhookPattern[];

type Offered = (typeof offeredEvents)[number];

export interface WebhookWords {
  /** Returns an event as text, or its name if the form does not offer it. */
  event(name: string): string;
  pauses: Readonly<Record<NonNullable<Webhook['pause_reason']>, string>>;
  /** Returns the state of a delivery as text. */
  state(delivery: Pick<WebhookDelivery, 'state' | 'attempts'>): string;
  /** Returns the response, or why there was none; empty before the first attempt. */
  answer(delivery: Pick<WebhookDelivery, 'answer_status' | 'failure'>): string;
}

/** Returns the UI strings for webhook events and deliveries. */
export function useWebhookWords(): WebhookWords {
  const { t } = useLingui();
  const events: Readonly<Record<Offered | 'webhook.test', string>> = {
    'post.published': t`пост опубликован`,
    'post.*': t`всё о постах`,
    'project.*': t`всё о проектах`,
    'experience.*': t`всё об опыте работы`,
    'profile.updated': t`профиль изменён`,
    'site.updated': t`настройки сайта изменены`,
    'message.received': t`сообщение посетителя с его текстом`,
    'account.*': t`всё об учётных записях и входах`,
    'webhook.test': t`пробное событие`,
  };
  const failures = {
    not_allowed: t`адрес ведёт в закрытую сеть`,
    time_out: t`нет ответа за 10 секунд`,
    no_connection: t`не удалось соединиться`,
  };
  return {
    event: (name) => (name in events ? events[name as Offered] : name),
    pauses: {
      owner: t`на паузе`,
      gone: t`на паузе: получатель ответил 410, он больше не ждёт событий`,
      failing: t`на паузе: пять дней подряд события не доходили`,
    },
    state: ({ state, attempts }) => {
      if (state === 'delivered') return t`доставлено`;
      if (state === 'failed') return t`не доставлено`;
      return attempts === 0 ? t`ждёт отправки` : t`не дошло`;
    },
    answer: ({ answer_status: status, failure }) => {
      if (failure !== null) return failures[failure];
      return status === null ? '' : t`ответ ${status}`;
    },
  };
}
