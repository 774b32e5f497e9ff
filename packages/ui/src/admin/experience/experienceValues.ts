import type {
  Experience,
  ExperienceCreate,
  ExperienceTranslation,
  ExperienceTranslationInput,
  Language,
} from '@janus-site/core';
import { orNull } from '../forms/checks.ts';
import { findTranslation } from '../shared/titles.ts';
import type { TranslatedValues } from '@janus-site/core/editor';

export interface ExperienceShared {
  is_published: boolean;
  company_url: string;
  start_date: string;
  end_date: string;
  technologies: string[];
}

export interface ExperienceText {
  company: string;
  job_title: string;
  location: string;
  description: string;
}

export type ExperienceValues = TranslatedValues<ExperienceShared, ExperienceText>;

const textOf = (translation: ExperienceTranslation | undefined): ExperienceText => ({
  company: translation?.company ?? '',
  job_title: translation?.job_title ?? '',
  location: translation?.location ?? '',
  description: translation?.description ?? '',
});

/** Returns the form's values of a job; null for a new one. */
export function valuesOf(experience: Experience | null): ExperienceValues {
  return {
    shared: {
      is_published: experience?.is_published ?? false,
      company_url: experience?.company_url ?? '',
      start_date: experience?.start_date ?? '',
      end_date: experience?.end_date ?? '',
      technologies: experience?.technologies ?? [],
    },
    ru: textOf(findTranslation(experience?.translations ?? [], 'ru')),
    en: textOf(findTranslation(experience?.translations ?? [], 'en')),
  };
}

/** Converts the shared fields for the API; a job without an end date is current. */
export const sharedBody = (shared: ExperienceShared) => ({
  ...shared,
  company_url: orNull(shared.company_url),
  end_date: orNull(shared.end_date),
});

export function textBody(language: Language, text: ExperienceText): ExperienceTranslationInput {
  return { language, ...text, location: orNull(text.location) };
}

export function createBody(values: ExperienceValues, filled: readonly Language[]): ExperienceCreate {
  return {
    ...sharedBody(values.shared),
    translations: filled.map((language) => textBody(language, values[language])),
  };
}
