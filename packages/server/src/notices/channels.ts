import type { OutboxTable } from '../db/schema/upkeep.ts';
import type { Settings } from '../settings.ts';
import type { LetterNotice, MessageNotice, Notice } from './outbox.ts';

type Fetch = typeof globalThis.fetch;

const patience = 15_000;

/** A line break in a name must not begin a header, nor look like one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function isLetter(notice: Notice): notice is LetterNotice {
  return 'title' in notice;
}

function compose(notice: Notice): string {
  if (isLetter(notice)) return `${notice.title}\n\n${notice.text}`;
  const ways = [notice.email, notice.telegram].filter((way) => way !== null).join(', ');
  return `${oneLine(notice.name)} (${ways})\n\n${notice.message}`;
}

function letterMail({ title, text, to }: LetterNotice, owner: string) {
  return { to: to ?? owner, subject: oneLine(title), text };
}

function messageMail(notice: MessageNotice, owner: string, { hosts }: Settings) {
  return {
    to: owner,
    // no reply address of another form than a plain one: the contract has checked it
    ...(notice.email !== null && {
      replyTo: { name: oneLine(notice.name), address: notice.email },
    }),
    subject: `${hosts.portfolio[0] ?? 'localhost'}: ${oneLine(notice.name).slice(0, 100)}`,
    text: compose(notice),
  };
}

async function sendMail(settings: Settings, notice: Notice): Promise<void> {
  const owner = settings.noticeEmail ?? '';
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  // Read with the first letter: a site without mail has no need of it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: settings.smtpUrl ?? '', ...limits });
  try {
    await transport.sendMail({
      from: settings.noticeFrom ?? settings.noticeEmail ?? '',
      ...(isLetter(notice) ? letterMail(notice, owner) : messageMail(notice, owner, settings)),
    });
  } finally {
    transport.close();
  }
}

async function sendTelegram(fetch: Fetch, settings: Settings, notice: Notice): Promise<void> {
  const address = `https://api.telegram.org/bot${settings.telegramToken ?? ''}/sendMessage`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: settings.telegramChat, text: compose(notice).slice(0, 4000) }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`Telegram answered ${response.status}`);
}

/** Sends one notice; throws when the channel did not take it. */
export type SendNotice = (
  settings: Settings,
  channel: OutboxTable['channel'],
  notice: Notice,
) => Promise<void>;

export function createSendNotice(fetch: Fetch): SendNotice {
  return (settings, channel, notice) =>
    channel === 'mail' ? sendMail(settings, notice) : sendTelegram(fetch, settings, notice);
}
