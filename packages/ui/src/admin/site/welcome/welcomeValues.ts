import type { Language, ProfileTranslationUpdate, ProfileUpdate, SiteUpdate, User } from '@janus-site/core';
import { transliterate } from '@janus-site/core';
import { orNull } from '../../forms/checks.ts';

/** What the assistant asks, all of it empty at first. */
export interface WelcomeValues {
  name: Record<Language, string>;
  headline: Record<Language, string>;
  github: string;
  telegram: string;
  email: string;
  portfolio_accent: string;
  blog_accent: string;
}

export const noValues: WelcomeValues = {
  name: { ru: '', en: '' },
  headline: { ru: '', en: '' },
  github: '',
  telegram: '',
  email: '',
  portfolio_accent: '',
  blog_accent: '',
};

/** A name in Latin letters, as a first guess: «Анна Петрова» is Anna Petrova. */
export function latinName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => transliterate(word).replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()))
    .filter(Boolean)
    .join(' ');
}

/** The text of one language; nothing of whoever the profile was about before stays in it. */
export function textOf(values: WelcomeValues, language: Language): ProfileTranslationUpdate {
  const { ru, en } = values.name;
  const name = language === 'ru' ? ru.trim() || en.trim() : en.trim() || latinName(ru);
  return { name, headline: values.headline[language].trim(), about: '', location: null };
}

/** Ways to the owner; a name in Telegram may be typed with its @. */
export function contactsOf({ github, telegram, email }: WelcomeValues): ProfileUpdate {
  return { github: orNull(github), telegram: orNull(telegram.replace(/^@/, '')), email: orNull(email) };
}

export function accentsOf({ portfolio_accent, blog_accent }: WelcomeValues): SiteUpdate {
  return { portfolio_accent: orNull(portfolio_accent), blog_accent: orNull(blog_accent) };
}

/** The names of an account that has none: the person of the site is asked once. */
export function accountNames(user: User, name: string): { first_name: string; last_name: string } | null {
  if (user.first_name || user.last_name) return null;
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
