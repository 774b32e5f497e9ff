import type {
  Language,
  ProfileTranslationUpdate,
  ProfileUpdate,
  SiteTextsUpdate,
  SiteUpdate,
  User,
} from '@janus-site/core';
import { transliterate, unknownPlaceholders } from '@janus-site/core';
import { orNull } from '../../forms/checks.ts';
import { logoBody, type LogoValue } from '../siteValues.ts';

/** The answers, all empty at first. */
export interface WelcomeValues {
  name: Record<Language, string>;
  headline: Record<Language, string>;
  blog_name: Record<Language, string>;
  github: string;
  telegram: string;
  email: string;
  portfolio_accent: string;
  blog_accent: string;
  /** Null until chosen. */
  logo: LogoValue | null;
}

export const noValues: WelcomeValues = {
  name: { ru: '', en: '' },
  headline: { ru: '', en: '' },
  blog_name: { ru: '', en: '' },
  github: '',
  telegram: '',
  email: '',
  portfolio_accent: '',
  blog_accent: '',
  logo: null,
};

/** Returns a name in Latin letters as a first guess: «Анна Петрова» is Anna Petrova. */
export function latinName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => transliterate(word).replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()))
    .filter(Boolean)
    .join(' ');
}

/** Returns the profile text of one language; with `isSample` the sample person's other texts are cleared. */
export function textOf(
  values: WelcomeValues,
  language: Language,
  isSample: boolean,
): ProfileTranslationUpdate {
  const { ru, en } = values.name;
  const name = language === 'ru' ? ru.trim() || en.trim() : en.trim() || latinName(ru);
  const headline = values.headline[language].trim();
  return {
    name,
    ...(isSample
      ? { headline, about: '', location: null, availability: '', answer_time: '' }
      : filledIn({ headline })),
  };
}

/** Returns the answered fields: an empty one changes nothing. */
function filledIn<Key extends string>(fields: Readonly<Record<Key, string>>): Partial<Record<Key, string>> {
  const answered = Object.entries<string>(fields).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(answered.map(([key, value]) => [key, value.trim()])) as Partial<
    Record<Key, string>
  >;
}

/** Returns the owner's contacts; a Telegram name may be typed with its @. */
export const contactsOf = ({ github, telegram, email }: WelcomeValues): ProfileUpdate =>
  filledIn({ github, telegram: telegram.trim().replace(/^@/, ''), email });

export const looksOf = ({ portfolio_accent, blog_accent, logo }: WelcomeValues): SiteUpdate => ({
  ...filledIn({ portfolio_accent, blog_accent }),
  ...(logo && { logo: logoBody(logo) }),
});

export const blogNameOf = ({ blog_name }: WelcomeValues, language: Language): SiteTextsUpdate =>
  filledIn({ blog_name: blog_name[language] });

/** In characters. The server refuses a longer title. */
const longestTitle = 200;

/**
 * Returns a title with the owner's occupation instead of the default words; in a language without an answer, the name
 * alone.
 */
function portfolioTitle({ headline }: WelcomeValues, language: Language): SiteTextsUpdate {
  if (`${headline.ru}${headline.en}`.trim() === '') return {};
  const own = headline[language].trim();
  const title = `{name} — ${own}`;
  const isTaken = title.length <= longestTitle && unknownPlaceholders('portfolio_title', title).length === 0;
  return { portfolio_title: own && isTaken ? title : '{name}' };
}

/**
 * Returns titles with the owner's occupation; the Russian blog title has the name in the genitive: «Блог Анны
 * Петровой».
 */
export async function titlesOf(values: WelcomeValues, language: Language): Promise<SiteTextsUpdate> {
  const own = portfolioTitle(values, language);
  if (language === 'en') return own;
  const { genitiveOf } = await import('../genitive.ts');
  const blog = '{site} — Блог {name:genitive}';
  return {
    ...own,
    name_genitive: orNull(genitiveOf(values.name.ru)),
    blog_title: blog,
    blog_page_title: `${blog} — {title}`,
    post_title: `${blog} — Пост «{title}»`,
  };
}

/** Returns the names for an account that has none, so that the owner types their name only once. */
export function accountNames(user: User, name: string): { first_name: string; last_name: string } | null {
  if (user.first_name || user.last_name) return null;
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
