import type { Language } from '@janus-site/core';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { renderCard } from '../../markdown/markdown.ts';
import { storePdf } from '../../media/store.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { withoutUndefined } from '../../values.ts';
import { recordProfile } from './record.ts';
import { telegramName } from '../shared/telegramName.ts';
import { wholeView } from '../shared/view.ts';
import { getProfile, profileTranslation, profileTranslations, touchProfile } from './store.ts';

interface ProfileWriting {
  account: string | null;
  /** Milliseconds. */
  now: number;
  /** Records the change; absent for the sample, which has no author. */
  record?(trx: Database): Promise<void>;
}

/** Writes one language of the profile; the first write of a language must include the name. */
export async function writeProfileTranslation(
  db: Database,
  language: Language,
  input: Schemas['ProfileTranslationUpdate'],
  { account, now, record }: ProfileWriting,
): Promise<Schemas['Profile']> {
  const { about: body } = input;
  const rendered = body === undefined ? null : await renderCard(db, { body, language, account }, 'about');
  return writeContent(db, async (trx) => {
    const isThere = (await profileTranslations(trx)).some((translation) => translation.language === language);
    const values = withoutUndefined({ ...input, about_html: rendered?.html });
    if (isThere) {
      await trx.updateTable('profile_translations').set(values).where('language', '=', language).execute();
    } else {
      const { name } = input;
      if (name === undefined) throw nameless();
      const lines = { headline: '', location: null, availability: '', answer_time: '' };
      const empty = { ...lines, about: '', about_html: '', cv: null };
      await trx
        .insertInto('profile_translations')
        .values({ ...empty, ...values, language, name })
        .execute();
    }
    await touchProfile(trx, now);
    await record?.(trx);
    return getProfile(trx, wholeView);
  });
}

function nameless(): Error {
  const message = { ru: 'Укажите имя.', en: 'Enter a name.' };
  return problem('invalid_fields', { fields: [{ path: 'name', code: 'name_required', message }] });
}

export const profileHandlers = {
  getProfile: async ({ db, input, caller }) => {
    const view = { language: input.query.language, withSource: isEditor(caller) };
    return { status: 200, body: await getProfile(db, view) };
  },

  updateProfile: async (call) => {
    const { db, input, now } = call;
    const body = await writeContent(db, async (trx) => {
      const { telegram } = input.body;
      await touchProfile(
        trx,
        now(),
        withoutUndefined({ ...input.body, telegram: telegram && telegramName(telegram) }),
      );
      await recordProfile(trx, call, Object.keys(input.body));
      return getProfile(trx, wholeView);
    });
    return { status: 200, body };
  },

  updateProfileTranslation: async (call) => {
    const { db, input, caller, now } = call;
    const { language } = input.params;
    const record = (trx: Database): Promise<void> => recordProfile(trx, call, [language]);
    const by = { account: caller.id, now: now(), record };
    return { status: 200, body: await writeProfileTranslation(db, language, input.body, by) };
  },

  deleteProfileTranslation: async (call) => {
    const { db, input, now } = call;
    const { language } = input.params;
    await writeContent(db, async (trx) => {
      await profileTranslation(trx, language);
      // Without a name the site would have no titles.
      if ((await profileTranslations(trx)).length === 1) throw problem('conflict');
      await trx.deleteFrom('profile_translations').where('language', '=', language).execute();
      await touchProfile(trx, now());
      await recordProfile(trx, call, [language]);
    });
    return { status: 204 };
  },

  uploadCv: async (call) => {
    const { db, media, input } = call;
    const { language } = await profileTranslation(db, input.params.language);
    const id = await storePdf(db, media, input.file.bytes);
    return { status: 200, body: await setCv(call, language, id) };
  },

  deleteCv: async (call) => {
    const { db, input } = call;
    const { language } = await profileTranslation(db, input.params.language);
    return { status: 200, body: await setCv(call, language, null) };
  },
} satisfies Partial<Handlers>;

/** The former file is swept once nothing refers to it. */
function setCv(
  call: Author & { db: Database },
  language: Language,
  cv: string | null,
): Promise<Schemas['Profile']> {
  return writeContent(call.db, async (trx) => {
    await trx.updateTable('profile_translations').set({ cv }).where('language', '=', language).execute();
    await touchProfile(trx, call.now());
    await recordProfile(trx, call, ['cv', language]);
    return getProfile(trx, wholeView);
  });
}
