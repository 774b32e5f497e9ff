import { telegramAddress } from '@janus-site/core';

/** Returns the name in a link to a Telegram account, with @; any other text is returned unchanged. */
export function telegramName(text: string): string {
  const name = telegramAddress(text)?.name ?? text;
  return text.includes('.') && name.startsWith('@') ? name : text;
}
