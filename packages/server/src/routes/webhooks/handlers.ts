import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../db/schema/webhooks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { isoTime } from '../../values.ts';
import { addressFault } from '../../webhooks/post.ts';
import { makeWebhookSecret } from '../../webhooks/sign.ts';
import * as store from '../../webhooks/store.ts';
import { patternsOf, queueFor } from '../../webhooks/tell.ts';
import { orNotFound } from '../shared/orNotFound.ts';

function present(row: WebhookTable): Schemas['Webhook'] {
  const { id, name, url, state, pause_reason } = row;
  return {
    id,
    name,
    url,
    events: patternsOf(row),
    state,
    pause_reason,
    failing_since: isoTime(row.failing_since),
    created_at: isoTime(row.created_at),
  };
}

function presentDelivery(row: WebhookDeliveryTable): Schemas['WebhookDelivery'] {
  const { id, event, state, attempts, answer_status, answer_text, failure } = row;
  return {
    id,
    event,
    created_at: isoTime(row.created_at),
    state,
    attempts,
    sent_at: isoTime(row.sent_at),
    next_at: isoTime(row.next_at),
    answer_status,
    answer_text,
    failure,
  };
}

const faults: Readonly<Record<'not_https' | 'private_address', Bilingual>> = {
  not_https: {
    ru: 'Адрес должен начинаться с https: без шифрования события прочёл бы кто угодно по пути.',
    en: 'The address must start with https: without encryption, others on the network could read the events.',
  },
  private_address: {
    ru: 'Этот адрес ведёт в закрытую сеть. Укажите общедоступный или разрешите такие в настройках сервера (JANUS_WEBHOOKS_PRIVATE).',
    en: 'This address is in a private network. Enter a public one, or allow such addresses in the server settings (JANUS_WEBHOOKS_PRIVATE).',
  },
};

const full: Bilingual = {
  ru: `У сайта уже ${store.mostWebhooks} вебхуков, больше нельзя. Удалите лишний.`,
  en: `The site already has ${store.mostWebhooks} webhooks, which is the maximum. Delete one that you do not need.`,
};

const paused: Bilingual = {
  ru: 'Вебхук на паузе, поэтому ничего не отправлено. Сначала включите его.',
  en: 'The webhook is paused, so nothing was sent. Turn it on first.',
};

/** Records an action on a webhook, under its name. */
function record(
  trx: Database,
  call: Author,
  action: Action,
  row: WebhookTable,
  details: readonly string[] = [],
) {
  const object = { kind: 'webhook', id: row.id, title: row.name } as const;
  return recordEvent(trx, call, { action, object, details });
}

function active(row: WebhookTable | null): WebhookTable {
  const webhook = orNotFound(row);
  if (webhook.state === 'paused') throw problem('conflict', { detail: paused });
  return webhook;
}

function stateChange({ state }: Schemas['WebhookUpdate']) {
  if (state === undefined) return {};
  return state === 'paused'
    ? ({ state, pause_reason: 'owner' } as const)
    : { state, pause_reason: null, failing_since: null };
}

/** The receivers of events. */
export const webhookHandlers = {
  async listWebhooks({ db }) {
    return { status: 200, body: { items: (await store.listWebhookRows(db)).map(present) } };
  },

  async getWebhook({ db, input }) {
    return { status: 200, body: present(orNotFound(await store.webhookRow(db, input.params.id))) };
  },

  async createWebhook(call) {
    const { db, input, now, settings } = call;
    const code = addressFault(input.body.url, settings.webhooksPrivate);
    if (code) throw problem('invalid_fields', { fields: [{ path: 'url', code, message: faults[code] }] });
    const row = await inTransaction(db, async (trx) => {
      if (!(await store.hasRoomForWebhook(trx))) throw problem('conflict', { detail: full });
      const made = await store.addWebhook(trx, input.body, now());
      await record(trx, call, 'created', made);
      return made;
    });
    return { status: 201, body: { ...present(row), secret: row.secret } };
  },

  async updateWebhook(call) {
    const { db, input } = call;
    const { state, events } = input.body;
    const change = { ...stateChange(input.body), ...(events && { events: JSON.stringify(events) }) };
    const row = await inTransaction(db, async (trx) => {
      const changed = orNotFound(await store.changeWebhook(trx, input.params.id, change));
      await record(trx, call, 'changed', changed, [...(state ? [state] : []), ...(events ? ['events'] : [])]);
      return changed;
    });
    return { status: 200, body: present(row) };
  },

  async deleteWebhook(call) {
    await inTransaction(call.db, async (trx) => {
      await record(trx, call, 'deleted', orNotFound(await store.removeWebhook(trx, call.input.params.id)));
    });
    return { status: 204 };
  },

  async renewWebhookSecret(call) {
    const secret = makeWebhookSecret();
    await inTransaction(call.db, async (trx) => {
      const row = orNotFound(await store.changeWebhook(trx, call.input.params.id, { secret }));
      await record(trx, call, 'changed', row, ['secret']);
    });
    return { status: 200, body: { secret } };
  },

  async testWebhook({ db, input, now }) {
    await inTransaction(db, async (trx) => {
      const { id } = active(await store.webhookRow(trx, input.params.id));
      await queueFor(trx, id, { event: 'webhook.test', objectId: id, data: { id }, now: now() });
    });
    return { status: 204 };
  },

  async listWebhookDeliveries({ db, input }) {
    const { id } = orNotFound(await store.webhookRow(db, input.params.id));
    return { status: 200, body: { items: (await store.listDeliveryRows(db, id)).map(presentDelivery) } };
  },

  async sendDeliveryAgain({ db, input, now }) {
    await inTransaction(db, async (trx) => {
      active(await store.webhookOfDelivery(trx, input.params.id));
      await store.sendAgain(trx, input.params.id, now());
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
