import type { Language, ProfileTranslation } from '@janus-site/core';

/** The CV's file; the server makes one where none was uploaded. */
export function cvHref(text: ProfileTranslation | undefined, language: Language): string {
  return text?.cv ?? `/cv/${language}.pdf`;
}

/** Takes a handle with or without @, or a whole address. */
export function telegramHref(value: string): string {
  return isAddress(value) ? value : `https://t.me/${value.replace(/^@/, '')}`;
}

export function telegramName(value: string): string {
  return `@${lastPart(value).replace(/^@/, '')}`;
}

/** Takes a name or a whole address. */
export function githubHref(value: string): string {
  return isAddress(value) ? value : `https://github.com/${value}`;
}

/** What a person calls an address: without the scheme and the last slash. */
export function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** A picture of ours in one of the widths the server keeps; another's picture as it is. */
export function pictureAt(source: string, width: 480 | 960 | 1600): string {
  return source.startsWith('/media/') ? `${source}?w=${width}` : source;
}

/** A feed per language, at the address that readers try first. */
export function feedHref(language: Language): string {
  return language === 'ru' ? '/feed.xml' : '/en/feed.xml';
}

const isAddress = (value: string) => /^https?:\/\//.test(value);
const lastPart = (value: string) => value.replace(/\/$/, '').split('/').at(-1) ?? value;
