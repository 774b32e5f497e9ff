import { formatDay } from '@janus-site/core';
import type { Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { MessageTable } from '../../db/schema/portfolio.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import type { Letter } from '../../notices/outbox.ts';
import type { Settings } from '../../settings.ts';
import { isoTime } from '../../values.ts';
import { presentMessage, repliesOf } from './present.ts';
import { addReply, findMessage } from './store.ts';

/** A conversation continues in a mail program; only its beginning is kept here. */
const mostReplies = 20;

const noAddress: Bilingual = {
  ru: 'В этом сообщении нет адреса почты, ответить письмом некуда.',
  en: 'This message has no email address to reply to.',
};

const noMail: Bilingual = {
  ru: 'Почта ещё не настроена, письмо не отправлено. Её настраивают на странице «Сайт», в разделе «Уведомления».',
  en: 'Email is not set up yet, so nothing was sent. Set it up on the page “Site”, under “Notifications”.',
};

const tooMany: Bilingual = {
  ru: `Отсюда отправлено уже ${mostReplies} ответов: продолжите переписку в почте.`,
  en: `${mostReplies} replies were sent from here: continue in your mail program.`,
};

/** The advice is the same for every reason; the receiver's message names it. */
function notSent({ outcome, detail }: Schemas['NoticeTest']): Bilingual {
  const said = detail === '' ? outcome : detail;
  return {
    ru: `Письмо не ушло, почтовый сервер его не принял (${said}). Проверьте отправку на странице «Сайт», в разделе «Уведомления».`,
    en: `The email was not sent: the mail server did not accept it (${said}). Test it on the page “Site”, under “Notifications”.`,
  };
}

/** Returns the reply followed by the visitor's message, in its language. */
function replyLetter(message: MessageTable, text: string, { hosts }: Settings): Letter {
  const { language } = message;
  const site = hosts[message.face][0] ?? 'localhost';
  const day = formatDay(isoTime(message.created_at), language);
  const quoted = message.message.replaceAll(/^/gm, '> ');
  const isRussian = language === 'ru';
  return {
    title: isRussian ? `Ответ на ваше сообщение на ${site}` : `Reply to your message at ${site}`,
    text: `${text}\n\n${isRussian ? `${day} вы написали на ${site}:` : `On ${day} you wrote at ${site}:`}\n${quoted}\n`,
  };
}

/** Returns the email of a message to which another reply is allowed. */
function addresseeOf(message: MessageTable): string {
  if (message.email === null) throw problem('conflict', { detail: noAddress });
  if (repliesOf(message).length >= mostReplies) throw problem('conflict', { detail: tooMany });
  return message.email;
}

/** Replies by mail and waits until the mail server has accepted it: the author learns immediately if it has not. */
export const replyToMessage: Handler<'replyToMessage'> = async (call) => {
  const { db, settings, input, caller, notices, now } = call;
  const { id } = input.params;
  const { text } = input.body;
  const { id: account, username: author } = caller;
  const message = await findMessage(db, id);
  if (!message) throw problem('not_found');
  const to = addresseeOf(message);
  if (settings.rateLimits) await spend(db, rules.reply, account, now());
  const idOf = (index: number) => `${id}.${index}`;
  const references = repliesOf(message).map((_reply, index) => idOf(index));
  const letter = {
    ...replyLetter(message, text, settings),
    to,
    isReply: true,
    id: idOf(references.length),
    references,
  };
  const delivery = await notices.deliver('mail', letter);
  if (!delivery) throw problem('conflict', { detail: noMail });
  if (delivery.outcome !== 'delivered') throw problem('reply_not_sent', { detail: notSent(delivery) });
  const moment = now();
  const reply = { text, sent_at: isoTime(moment), author };
  const row = await inTransaction(db, (trx) => addReply(trx, id, reply, moment));
  // The mail was sent even if the message was deleted meanwhile.
  return { status: 201, body: presentMessage(row ?? message) };
};
