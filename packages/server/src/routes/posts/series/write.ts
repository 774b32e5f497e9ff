import { randomUUID } from 'node:crypto';
import { languages, type Language } from '@janus-site/core';
import type { Schemas } from '../../../contract/types.ts';
import { trashLifetime } from '../../../db/kinds.ts';
import { isPost, livePosts } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import type { SeriesTable } from '../../../db/schema/posts.ts';
import { problem, type FieldProblem } from '../../../errors.ts';
import { nameOf } from '../tags/names.ts';
import { titleOfSeries } from './places.ts';
import { seriesSlugs } from './slugs.ts';
import { lockSeries, seriesRow } from './store.ts';
import { touchParts, touchPartsBeside } from './touchParts.ts';

/** More parts than anybody reads. */
export const mostPosts = 100;

const needed: FieldProblem = {
  path: 'titles',
  code: 'title_needed',
  message: {
    ru: 'У серии должно быть название хотя бы на одном языке.',
    en: 'A series must have a title in at least one language.',
  },
};

const tooMany: FieldProblem = {
  path: 'posts',
  code: 'too_many_posts',
  message: {
    ru: `В серии может быть не больше ${mostPosts} постов.`,
    en: `A series has at most ${mostPosts} posts.`,
  },
};

const unknownPost = (at: number): FieldProblem => ({
  path: `posts.${at}`,
  code: 'unknown_post',
  message: { ru: 'Такого поста нет.', en: 'There is no such post.' },
});

type Texts = Pick<SeriesTable, 'title_ru' | 'title_en' | 'description_ru' | 'description_en'>;

const noTexts: Texts = { title_ru: null, title_en: null, description_ru: '', description_en: '' };

/** Returns the texts after a write; texts not in the input stay. */
function textsAfter(
  before: Texts,
  { titles = {}, descriptions = {} }: Pick<Schemas['SeriesUpdate'], 'titles' | 'descriptions'>,
): Texts {
  const titled = (language: Language): string | null => {
    const title = titles[language];
    return title === undefined ? before[`title_${language}`] : nameOf(title);
  };
  const after = {
    title_ru: titled('ru'),
    title_en: titled('en'),
    description_ru: (descriptions.ru ?? before.description_ru).trim(),
    description_en: (descriptions.en ?? before.description_en).trim(),
  };
  if (languages.every((language) => after[`title_${language}`] === null))
    throw problem('invalid_fields', { fields: [needed] });
  return after;
}

async function refuseUnknown(trx: Database, ids: readonly string[]): Promise<void> {
  const found = await livePosts(trx)
    .select('posts.id')
    .where(isOneOf(trx, 'posts.id', ids))
    .where(isPost)
    .execute();
  const there = new Set(found.map(({ id }) => id));
  const fields = ids.flatMap((id, at) => (there.has(id) ? [] : [unknownPost(at)]));
  if (fields.length > 0) throw problem('invalid_fields', { fields });
}

/** Puts posts first, in this order, removing them from their former series. The others follow in their old order. */
async function placePosts(
  trx: Database,
  id: string,
  { posts = [], removed = [] }: Pick<Schemas['SeriesUpdate'], 'posts' | 'removed'>,
  now: number,
): Promise<void> {
  const first = [...new Set(posts.map((post) => post.toLowerCase()))];
  await refuseUnknown(trx, first);
  const rows = await trx
    .selectFrom('series_posts')
    .select('post_id')
    .where('series_id', '=', id)
    .orderBy('position')
    .orderBy('post_id')
    .execute();
  const leaving = new Set([...first, ...removed.map((post) => post.toLowerCase())]);
  const after = [...first, ...rows.map((row) => row.post_id).filter((post) => !leaving.has(post))];
  if (after.length > mostPosts) throw problem('invalid_fields', { fields: [tooMany] });
  await touchParts(trx, id, now);
  // Including the remaining parts of the series that they leave.
  await touchPartsBeside(trx, first, now);
  await trx.deleteFrom('series_posts').where('series_id', '=', id).execute();
  await trx
    .deleteFrom('series_posts')
    .where(isOneOf(trx, 'post_id', first))
    .execute();
  const values = after.map((post_id, position) => ({ post_id, series_id: id, position }));
  if (values.length > 0) await trx.insertInto('series_posts').values(values).execute();
}

export async function createSeries(
  trx: Database,
  input: Schemas['SeriesCreate'],
  now: number,
): Promise<SeriesTable> {
  const texts = textsAfter(noTexts, input);
  const id = randomUUID();
  const slug = input.slug ?? (await seriesSlugs.freeSlug(trx, seriesSlugs.slugOf(titleOfSeries(texts))));
  if (input.slug) await seriesSlugs.claimSlug(trx, id, slug);
  const row: SeriesTable = {
    id,
    slug,
    ...texts,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_slug: null,
  };
  await trx.insertInto('series').values(row).execute();
  await placePosts(trx, id, input, now);
  return row;
}

type Names = Pick<SeriesTable, 'slug' | 'title_ru' | 'title_en'>;

/** Whether the parts show another name or address of the series. */
function isRenamed(before: Names, after: Names): boolean {
  return (['slug', 'title_ru', 'title_en'] as const).some((name) => before[name] !== after[name]);
}

export async function updateSeries(
  trx: Database,
  id: string,
  input: Schemas['SeriesUpdate'],
  now: number,
): Promise<SeriesTable> {
  const before = await lockSeries(trx, id);
  const values = { ...textsAfter(before, input), slug: input.slug ?? before.slug, updated_at: now };
  if (values.slug !== before.slug) {
    await seriesSlugs.claimSlug(trx, before.id, values.slug);
    await seriesSlugs.keepFormerSlug(trx, before.id, before.slug);
  }
  await trx.updateTable('series').set(values).where('id', '=', before.id).execute();
  if (input.posts || input.removed) await placePosts(trx, before.id, input, now);
  else if (isRenamed(before, values)) await touchParts(trx, before.id, now);
  return { ...before, ...values };
}

/** Moves a series to the trash; its posts stay, and remember it for 30 days. */
export async function deleteSeries(trx: Database, id: string, now: number): Promise<SeriesTable> {
  const row = await lockSeries(trx, id);
  await trx
    .updateTable('series')
    .set({ deleted_at: now, slug: row.id, deleted_slug: row.slug })
    .where('id', '=', row.id)
    .execute();
  await touchParts(trx, row.id, now);
  return row;
}

/** Restores a series with those of its posts that are in no other series meanwhile. */
export async function restoreSeries(trx: Database, id: string, now: number): Promise<SeriesTable> {
  const restored = await trx
    .updateTable('series')
    .set({ deleted_at: null })
    .where('id', '=', id.toLowerCase())
    .where('deleted_at', '>', now - trashLifetime)
    .returning('id')
    .executeTakeFirst();
  if (!restored) throw problem('not_found');
  await seriesSlugs.settleSlug(trx, restored.id);
  await touchParts(trx, restored.id, now);
  return seriesRow(trx, restored.id);
}
