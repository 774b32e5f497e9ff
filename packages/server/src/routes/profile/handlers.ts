import type { Language } from '@janus-site/core';
import { accountOf, isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { renderCard } from '../../markdown/markdown.ts';
import { storePdf } from '../../media/store.ts';
import { present } from '../shared/values.ts';
import { wholeView } from '../shared/view.ts';
import { getProfile, profileTranslation, profileTranslations, touchProfile } from './store.ts';

/** Writes one language of the profile; the first write of a language must name the person. */
export async function writeProfileTranslation(
  db: Database,
  language: Language,
  input: Schemas['ProfileTranslationUpdate'],
  { account, now }: { account: string | null; now: number },
): Promise<Schemas['Profile']> {
  const { about: body } = input;
  const rendered = body === undefined ? null : await renderCard(db, { body, language, account }, 'about');
  return writeContent(db, async (trx) => {
    const isThere = (await profileTranslations(trx)).some((translation) => translation.language === language);
    const values = present({ ...input, about_html: rendered?.html });
    if (isThere) {
      await trx.updateTable('profile_translations').set(values).where('language', '=', language).execute();
    } else {
      const { name } = input;
      if (name === undefined) throw nameless();
      const empty = { headline: '', about: '', about_html: '', location: null, cv: null };
      await trx
        .insertInto('profile_translations')
        .values({ ...empty, ...values, language, name })
        .execute();
    }
    await touchProfile(trx, now);
    return getProfile(trx, wholeView);
  });
}

function nameless(): Error {
  const message = { ru: 'Укажите имя.', en: 'The name is needed.' };
  return problem('invalid_fields', { fields: [{ path: 'name', message }] });
}

export const profileHandlers = {
  getProfile: async ({ db, input, caller }) => {
    const view = { language: input.query.language, withSource: isEditor(caller) };
    return { status: 200, body: await getProfile(db, view) };
  },

  updateProfile: async ({ db, input, now }) => {
    const body = await writeContent(db, async (trx) => {
      await touchProfile(trx, now(), present(input.body));
      return getProfile(trx, wholeView);
    });
    return { status: 200, body };
  },

  updateProfileTranslation: async ({ db, input, caller, now }) => {
    const by = { account: accountOf(caller), now: now() };
    return { status: 200, body: await writeProfileTranslation(db, input.params.language, input.body, by) };
  },

  deleteProfileTranslation: async ({ db, input, now }) => {
    const { language } = input.params;
    await writeContent(db, async (trx) => {
      await profileTranslation(trx, language);
      // A site without a name has no titles.
      if ((await profileTranslations(trx)).length === 1) throw problem('conflict');
      await trx.deleteFrom('profile_translations').where('language', '=', language).execute();
      await touchProfile(trx, now());
    });
    return { status: 204 };
  },

  uploadCv: async ({ db, media, input, now }) => {
    const { language } = await profileTranslation(db, input.params.language);
    const id = await storePdf(db, media, input.file.bytes);
    return { status: 200, body: await setCv(db, language, id, now()) };
  },

  deleteCv: async ({ db, input, now }) => {
    const { language } = await profileTranslation(db, input.params.language);
    return { status: 200, body: await setCv(db, language, null, now()) };
  },
} satisfies Partial<Handlers>;

/** The file that was there is swept once nothing refers to it. */
function setCv(
  db: Database,
  language: Language,
  cv: string | null,
  now: number,
): Promise<Schemas['Profile']> {
  return writeContent(db, async (trx) => {
    await trx.updateTable('profile_translations').set({ cv }).where('language', '=', language).execute();
    await touchProfile(trx, now);
    return getProfile(trx, wholeView);
  });
}
