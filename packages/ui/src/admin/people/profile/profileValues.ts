import type { Profile, ProfileTranslation, ProfileTranslationUpdate, ProfileUpdate } from '@janus-site/core';
import { orNull } from '../../forms/checks.ts';
import { findTranslation } from '../../shared/titles.ts';
import type { TranslatedValues } from '@janus-site/core/editor';

export interface ProfileShared {
  github: string;
  telegram: string;
  email: string;
}

export interface ProfileText {
  name: string;
  headline: string;
  location: string;
  availability: string;
  answer_time: string;
  about: string;
}

export type ProfileValues = TranslatedValues<ProfileShared, ProfileText>;

const textOf = (translation: ProfileTranslation | undefined): ProfileText => ({
  name: translation?.name ?? '',
  headline: translation?.headline ?? '',
  location: translation?.location ?? '',
  availability: translation?.availability ?? '',
  answer_time: translation?.answer_time ?? '',
  about: translation?.about ?? '',
});

export function valuesOf(profile: Profile): ProfileValues {
  return {
    shared: {
      github: profile.github ?? '',
      telegram: profile.telegram ?? '',
      email: profile.email ?? '',
    },
    ru: textOf(findTranslation(profile.translations, 'ru')),
    en: textOf(findTranslation(profile.translations, 'en')),
  };
}

export const sharedBody = (shared: ProfileShared): ProfileUpdate => ({
  github: orNull(shared.github),
  telegram: orNull(shared.telegram),
  email: orNull(shared.email),
});

export const textBody = (text: ProfileText): ProfileTranslationUpdate => ({
  ...text,
  location: orNull(text.location),
});
