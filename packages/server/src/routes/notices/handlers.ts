import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { readChannels, saveChannel, type Channel } from '../../notices/store.ts';
import { isOperators } from '../../notices/transports.ts';
import type { Settings } from '../../settings.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { changedMail, changedTelegram } from './faults.ts';
import { presentMail, presentTelegram } from './present.ts';

const operators: Bilingual = {
  ru: 'Этот способ задан настройками сервера: изменить его может только тот, кто управляет сервером.',
  en: 'This is set in the server settings: only the person who runs the server can change it.',
};

const missing: Bilingual = {
  ru: 'Этот способ ещё не настроен, поэтому ничего не отправлено.',
  en: 'This is not set up yet, so nothing was sent.',
};

/** A neutral text in both languages: the receiver's is unknown. */
function trialLetter({ hosts }: Settings) {
  const site = hosts.portfolio[0] ?? 'localhost';
  return {
    title: `${site}: проверка уведомлений / test notification`,
    text: [
      `Уведомления сайта ${site} доходят сюда. Отвечать не нужно.`,
      '',
      `Notifications from ${site} arrive here. No reply is needed.`,
    ].join('\n'),
  };
}

/** Records in the trail what was changed, never a value: one of them is a secret. */
function record(trx: Database, call: Author, channel: Channel, details: readonly string[]) {
  const object = { kind: `${channel}_notices`, id: null, title: '' } as const;
  const way = channel === 'mail' ? 'email' : channel;
  return recordEvent(trx, call, { action: 'changed', object, details: [way, ...details] });
}

function refuseOperators(settings: Settings, channel: Channel): void {
  if (isOperators(settings, channel)) throw problem('conflict', { detail: operators });
}

/** The channels that notify the owner. */
export const noticeHandlers = {
  async getNoticeChannels({ db, settings }) {
    const body: Schemas['NoticeChannels'] = {
      mail: await presentMail(db, settings),
      telegram: await presentTelegram(db, settings),
      allows_private: settings.webhooksPrivate,
    };
    return { status: 200, body };
  },

  async saveMailChannel(call) {
    const { db, input, settings, now } = call;
    refuseOperators(settings, 'mail');
    await inTransaction(db, async (trx) => {
      const { kept, changed } = changedMail((await readChannels(trx)).mail, input.body, settings);
      await saveChannel(trx, 'mail', kept, now());
      await record(trx, call, 'mail', changed);
    });
    call.afterAnswer(() => call.notices.send());
    return { status: 200, body: await presentMail(db, settings) };
  },

  async saveTelegramChannel(call) {
    const { db, input, settings, now } = call;
    refuseOperators(settings, 'telegram');
    await inTransaction(db, async (trx) => {
      const { kept, changed } = changedTelegram((await readChannels(trx)).telegram, input.body);
      await saveChannel(trx, 'telegram', kept, now());
      await record(trx, call, 'telegram', changed);
    });
    call.afterAnswer(() => call.notices.send());
    return { status: 200, body: await presentTelegram(db, settings) };
  },

  async testNoticeChannel({ db, input, settings, caller, now, notices }) {
    if (settings.rateLimits) await spend(db, rules.noticeTest, caller.id, now());
    const body = await notices.deliver(input.params.channel, { ...trialLetter(settings), to: null });
    if (!body) throw problem('conflict', { detail: missing });
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;
