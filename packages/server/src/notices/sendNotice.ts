import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { sendMail, type MailOptions } from './mail.ts';
import type { LetterNotice, MessageNotice, Notice } from './outbox.ts';
import { sendTelegram, type Fetch } from './telegram.ts';
import type { MailTransport, Transport } from './transports.ts';

/** A line break in a name must not begin a header, nor look like one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isLetter(notice: Notice): notice is LetterNotice & Notice {
  return 'title' in notice;
}

function compose(notice: Notice): string {
  if (isLetter(notice)) return `${notice.title}\n\n${notice.text}`;
  const contacts = [notice.email, notice.telegram].filter((contact) => contact !== null).join(', ');
  return `${oneLine(notice.name)} (${contacts})\n\n${notice.message}`;
}

function letterMail({ title, text, to, isReply = false }: LetterNotice, owner: string) {
  return { to: to ?? owner, ...(isReply && { replyTo: owner }), subject: oneLine(title), text };
}

function messageMail(notice: MessageNotice, owner: string, site: string) {
  return {
    to: owner,
    // A plain address only: the contract has validated it.
    ...(notice.email !== null && {
      replyTo: { name: oneLine(notice.name), address: notice.email },
    }),
    subject: `${site}: ${oneLine(notice.name).slice(0, 100)}`,
    text: compose(notice),
  };
}

/** Returns a notice as mail; `site` is the host in its subject and ids. */
export function mailOf(
  { from, to }: Pick<MailTransport, 'from' | 'to'>,
  notice: Notice,
  site: string,
): SendMailOptions {
  const isReply = isLetter(notice) && notice.isReply;
  const references = isLetter(notice) ? (notice.references ?? []) : [];
  const messageId = (id: string) => `<${id}@${site}>`;
  return {
    from,
    ...(isLetter(notice) ? letterMail(notice, to) : messageMail(notice, to, site)),
    ...(notice.id !== undefined && { messageId: messageId(notice.id) }),
    ...(references.length > 0 && { references: references.map(messageId) }),
    // No out-of-office reply to a letter that no person has written.
    ...(!isReply && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** Sends one notice within its time limit; throws a `NoticeFailure` if the channel did not accept it. */
export type SendNotice = (transport: Transport, notice: Notice, signal: AbortSignal) => Promise<void>;

export interface SendOptions extends Pick<MailOptions, 'resolve'> {
  settings: Pick<Settings, 'hosts' | 'webhooksPrivate'>;
  fetch: Fetch;
}

export function createSendNotice({ settings, fetch, resolve }: SendOptions): SendNotice {
  const site = settings.hosts.portfolio[0] ?? 'localhost';
  const options = { allowsPrivate: settings.webhooksPrivate, ...(resolve && { resolve }) };
  return (transport, notice, signal) =>
    transport.channel === 'mail'
      ? sendMail(transport, mailOf(transport, notice, site), signal, options)
      : sendTelegram(fetch, transport, compose(notice), signal);
}
