import type { Language } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';
import type { ProfileTable, ProfileTranslationTable } from '../../db/schema/portfolio.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordProfile } from '../profile/record.ts';
import { profileRow, profileTranslations, touchProfile } from '../profile/store.ts';
import { addBlogSentences, removeBlogSentences } from './blogSentences.ts';

/** The sample profile at its removal. */
interface KeptProfile {
  profile: Pick<ProfileTable, 'github' | 'telegram' | 'email' | 'photo'>;
  translations: ProfileTranslationTable[];
  /** The languages of the sample's sentence about the blog. */
  sentences?: Language[];
}

/** Empties the profile and removes the sample's sentence about the blog; returns its former content. */
export async function removeProfile(trx: Database, author: Author): Promise<string> {
  const { github, telegram, email, photo } = await profileRow(trx);
  const translations = await profileTranslations(trx);
  await trx.deleteFrom('profile_translations').execute();
  await touchProfile(trx, author.now(), { github: null, telegram: null, email: null, photo: null });
  await recordProfile(
    trx,
    author,
    translations.map(({ language }) => language),
  );
  const sentences = await removeBlogSentences(trx, author.now());
  const profile = { github, telegram, email, photo };
  return JSON.stringify({ profile, translations, sentences } satisfies KeptProfile);
}

/** Restores the emptied profile. */
export async function restoreProfile(trx: Database, author: Author, kept: string): Promise<void> {
  const { profile, translations, sentences = [] } = JSON.parse(kept) as KeptProfile;
  for (const translation of translations)
    await trx.insertInto('profile_translations').values(translation).execute();
  await touchProfile(trx, author.now(), profile);
  if (sentences.length > 0) await addBlogSentences(trx, author.now(), sentences);
  await recordProfile(
    trx,
    author,
    translations.map(({ language }) => language),
  );
}
