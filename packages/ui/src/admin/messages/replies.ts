import { telegramAddress, type Message } from '@janus-site/core';

/** Returns a mail link to the writer, with their message quoted below. */
export function mailHref(message: Message, subject: string): string | null {
  if (!message.email) return null;
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(`\n\n${quoted}`)}`];
  return `mailto:${encodeURIComponent(message.email).replaceAll('%40', '@')}?${query.join('&')}`;
}

/** Returns a link for a Telegram name or address; null for anything else, above all another site's address. */
export function telegramHref(telegram: string | null): string | null {
  const name = telegramAddress(telegram?.trim() ?? '')?.name;
  return name?.startsWith('@') ? `https://t.me/${name.slice(1)}` : null;
}
