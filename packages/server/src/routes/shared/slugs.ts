import { shorten, transliterate } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import { isLive } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { problem } from '../../errors.ts';
import { firstFree } from './firstFree.ts';

const longest = 80;
/** A lookup would mistake this for an id. */
const looksLikeId = /^[0-9a-f-]{36}$/;
const takenMessage = { ru: 'Этот адрес уже занят.', en: 'This address is taken.' };

/** Items with a slug, and the table of their former slugs. */
interface Named {
  table: 'posts' | 'projects' | 'series';
  former: 'post_slugs' | 'project_slugs' | 'series_slugs';
  /** The column of a former slug that refers to its item. */
  owner: 'post_id' | 'project_id' | 'series_id';
  /** Used for a title without letters. */
  word: string;
}

/** Creates the slug functions for one kind of item; each takes the transaction that writes the item. */
export function createSlugs({ table: name, former: formerName, owner: ownerName, word }: Named) {
  const table = sql.table(name);
  const former = sql.table(formerName);
  const owner = sql.ref(ownerName);

  const slugsOf = async (trx: Database, query: RawBuilder<{ slug: string }>): Promise<string[]> =>
    (await query.execute(trx)).rows.map((row) => row.slug);

  /** Returns a slug made from a title; never empty. */
  function slugOf(title: string): string {
    const slug = shorten(transliterate(title), longest) || word;
    return looksLikeId.test(slug) ? `${word}-${slug}` : slug;
  }

  /** Returns the wanted slug, or the first of `slug-2`, `slug-3`… that no item has or had. */
  async function freeSlug(trx: Database, base: string): Promise<string> {
    // Concurrent writers of the same title would choose the same slug.
    await takeTurn(trx, name);
    const isThere = isLive(name);
    return firstFree(base, async (slugs) => {
      const present = await slugsOf(
        trx,
        sql`select slug from ${table} where ${isOneOf(trx, 'slug', slugs)} and ${isThere}`,
      );
      const before = await slugsOf(
        trx,
        sql`select ${former}.slug from ${former} join ${table} on ${owner} = ${table}.id
          where ${isOneOf(trx, `${formerName}.slug`, slugs)} and ${isThere}`,
      );
      return [...present, ...before];
    });
  }

  /** Assigns a slug that somebody chose; another item may have had it, but must not have it now. */
  async function claimSlug(trx: Database, id: string, slug: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`select id from ${table}
      where slug = ${slug} and ${isLive(name)}`.execute(trx);
    if (rows.some((row) => row.id !== id)) {
      throw problem('slug_taken', { fields: [{ path: 'slug', code: 'slug_taken', message: takenMessage }] });
    }
    await sql`delete from ${former} where slug = ${slug}`.execute(trx);
  }

  /** Keeps the old address working. */
  async function keepFormerSlug(trx: Database, id: string, slug: string): Promise<void> {
    await sql`insert into ${former} (slug, ${owner}) values (${slug}, ${id})
      on conflict (slug) do update set ${owner} = ${id}`.execute(trx);
  }

  /** Gives a restored item its slug again, or the nearest free one. */
  async function settleSlug(trx: Database, id: string): Promise<void> {
    const { rows } = await sql<{ deleted_slug: string | null }>`select deleted_slug from ${table}
      where id = ${id}`.execute(trx);
    const wanted = rows[0]?.deleted_slug ?? null;
    // Former slugs taken by other items stay with those; the item's own must not block it.
    await sql`delete from ${former} where ${owner} = ${id}
      and (slug = ${wanted} or slug in (select slug from ${table}))`.execute(trx);
    const slug = await freeSlug(trx, wanted ?? id);
    await sql`update ${table} set slug = ${slug}, deleted_slug = null where id = ${id}`.execute(trx);
  }

  /** Returns the id of the item that has a slug, or else of the one that had it; that one may be deleted. */
  async function idBySlug(db: Database, slug: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`select id, 0 as age from ${table}
      where slug = ${slug} and ${isLive(name)}
      union all select ${owner} as id, 1 as age from ${former} where slug = ${slug}
      order by age limit 1`.execute(db);
    return rows[0]?.id;
  }

  /** Returns the former slugs of an item in alphabetical order. */
  const formerSlugs = async (db: Database, id: string): Promise<string[]> =>
    (await slugsOf(db, sql`select slug from ${former} where ${owner} = ${id}`)).sort();

  return { slugOf, freeSlug, claimSlug, keepFormerSlug, settleSlug, idBySlug, formerSlugs };
}
