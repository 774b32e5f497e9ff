import { randomUUID } from 'node:crypto';
import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTranslationTable } from '../../db/schema/posts.ts';
import { flag } from '../../values.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { settleOriginal } from './original.ts';
import { refreshPost } from './refresh.ts';
import { recordRevision } from './revisions.ts';
import { claimSlug, freeSlug, refuseReserved, slugOf } from './slugs.ts';
import { postRow } from './store.ts';
import { newTranslation } from './texts.ts';

export interface PreparedPost {
  id: string;
  input: Schemas['PostCreate'];
  authorId: string | null;
  now: number;
  translations: PostTranslationTable[];
  /** Translations that are behind the original. */
  outdated?: readonly Language[];
}

/** Does all slow work before the transaction. */
export async function preparePost(
  db: Database,
  input: Schemas['PostCreate'],
  { authorId, account, now }: { authorId: string | null; account: string | null; now: number },
): Promise<PreparedPost> {
  refuseRepeated(input.translations);
  const id = randomUUID();
  const translations = await Promise.all(
    input.translations.map((translation, index) =>
      newTranslation(db, id, translation, { account, now, path: `translations.${index}` }),
    ),
  );
  return { id, input, authorId, now, translations };
}

function currentLanguages({ translations, outdated = [] }: PreparedPost): Set<Language> {
  const languages = translations.map(({ language }) => language);
  return new Set(languages.filter((language) => !outdated.includes(language)));
}

/** Writes a prepared post. */
export async function insertPost(trx: Database, prepared: PreparedPost): Promise<void> {
  const { id, input, authorId, now, translations } = prepared;
  const face = input.page_face ?? null;
  const slug = input.slug ?? (await freeSlug(trx, slugOf(input.translations[0]?.title ?? '', face)));
  refuseReserved(slug, face);
  if (input.slug) await claimSlug(trx, id, slug);
  await trx
    .insertInto('posts')
    .values({
      id,
      slug,
      cover: input.cover ?? null,
      author_id: authorId,
      original_language: translations[0]?.language ?? 'ru',
      published_at: null,
      last_published_at: null,
      is_unlisted: flag(input.is_unlisted ?? false),
      is_pinned: flag(input.is_pinned ?? false),
      page_face: face,
      is_in_menu: flag(input.is_in_menu ?? false),
      canonical_url: input.canonical_url ?? null,
      has_draft: 0,
      has_ru: 0,
      has_en: 0,
      ru_published_at: null,
      en_published_at: null,
      is_outdated: 0,
      sort_at: now,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      deleted_slug: null,
    })
    .execute();
  await trx.insertInto('post_translations').values(translations).execute();
  await settleOriginal(trx, await postRow(trx, id), currentLanguages(prepared));
  for (const text of translations) await recordRevision(trx, text, { authorId, now, wasPublic: false });
  await refreshPost(trx, id, { now, tags: input.tags ?? [] });
}
