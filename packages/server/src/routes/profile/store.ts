import { languages, type Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ProfileTable, ProfileTranslationTable } from '../../db/schema/portfolio.ts';
import { firstSentence } from '../../markdown/firstSentence.ts';
import { recordUses, writeUses } from '../../media/uses.ts';
import { problem } from '../../errors.ts';
import { pick } from '../shared/languages.ts';
import { isoTime, readPicture } from '../../values.ts';
import type { View } from '../shared/view.ts';

export async function profileRow(db: Database): Promise<ProfileTable> {
  return db.selectFrom('profile').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

export async function profileTranslations(db: Database): Promise<ProfileTranslationTable[]> {
  return db.selectFrom('profile_translations').selectAll().execute();
}

export async function profileTranslation(db: Database, language: Language): Promise<ProfileTranslationTable> {
  const row = (await profileTranslations(db)).find((translation) => translation.language === language);
  if (!row) throw problem('not_found');
  return row;
}

export async function getProfile(db: Database, view: View): Promise<Schemas['Profile']> {
  const { github, telegram, email, photo, updated_at } = await profileRow(db);
  const translations = pick(await profileTranslations(db), view.language);
  return {
    github,
    telegram,
    email,
    photo: readPicture('profile.photo', photo),
    updated_at: isoTime(updated_at),
    translations: translations.map((translation) => translationAnswer(translation, view)),
  };
}

function translationAnswer(
  {
    language,
    name,
    headline,
    about,
    about_html,
    location,
    availability,
    answer_time,
    cv,
  }: ProfileTranslationTable,
  { withSource }: View,
): Schemas['ProfileTranslation'] {
  return {
    language,
    name,
    headline,
    about_html,
    meta_description: metaDescription(headline, about_html),
    location,
    availability,
    answer_time,
    // There is always a CV: without an upload it is generated from the profile.
    cv: `/cv/${language}.pdf`,
    cv_is_uploaded: cv !== null,
    ...(withSource && { about }),
  };
}

/** Returns the headline and the first sentence about the owner: headlines are often the same in both languages. */
function metaDescription(headline: string, aboutHtml: string): string {
  const sentence = firstSentence(aboutHtml);
  const separator = /[.!?…]$/.test(headline) ? ' ' : '. ';
  return [headline, sentence].filter(Boolean).join(separator);
}

export async function touchProfile(
  trx: Database,
  now: number,
  values: Partial<Omit<ProfileTable, 'id'>> = {},
): Promise<void> {
  await trx
    .updateTable('profile')
    .set({ ...values, updated_at: now })
    .where('id', '=', 1)
    .execute();
  await recordProfileUses(trx);
}

/** Records the pictures in the texts and the files of the profile after a write. */
async function recordProfileUses(trx: Database): Promise<void> {
  const profile = { kind: 'profile', item_id: 'profile' } as const;
  const { photo } = await profileRow(trx);
  const translations = await profileTranslations(trx);
  await recordUses(trx, { ...profile, place: 'photo' }, photo);
  for (const language of languages) {
    const text = translations.find((translation) => translation.language === language);
    await recordUses(trx, { ...profile, place: language }, text?.about);
    await writeUses(trx, { ...profile, place: `${language}/cv` }, text?.cv ? [text.cv] : []);
  }
}
