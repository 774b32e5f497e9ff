import { isWebAddress, telegramAddress, type Message } from '@janus-site/core';

/** A letter to the writer with their own words quoted below. */
export function mailHref(message: Message, subject: string): string | null {
  if (!message.email) return null;
  const quoted = message.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(`\n\n${quoted}`)}`];
  return `mailto:${encodeURIComponent(message.email).replaceAll('%40', '@')}?${query.join('&')}`;
}

/** A Telegram name or address becomes a link; anything else stays text, a stranger's address of elsewhere above all. */
export function telegramHref(telegram: string | null): string | null {
  const name = telegram?.trim().replace(/^(?:https?:\/\/)?t\.me\//i, '') ?? '';
  return isWebAddress(name) ? null : (telegramAddress(name)?.href ?? null);
}
