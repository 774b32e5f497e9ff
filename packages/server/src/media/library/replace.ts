import type { Language } from '@janus-site/core';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { touchRepresentation } from '../../db/touchRepresentation.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { renderCard, renderPost } from '../../markdown/markdown.ts';
import { pictureColumns, textTables, type TextTable } from '../textTables.ts';
import { recordUses } from '../uses.ts';

/** Another address in place of one, everywhere that visitors or the editor see it. */
export interface Replacement {
  mediaId: string;
  from: string;
  to: string;
  account: string | null;
  /** Milliseconds. */
  now: number;
}

interface TextRow {
  item: string;
  place: string;
  language: Language;
  text: string;
}

interface RewrittenText extends TextRow {
  table: TextTable;
  body: string;
  /** Null where no HTML is kept beside the text. */
  html: string | null;
}

/** An entry of the history says what was there: it goes on to show the file of its time. */
const presentTexts = textTables.filter(({ table }) => table !== 'post_revisions');

async function textsNaming(db: Database, columns: TextTable, mediaId: string): Promise<TextRow[]> {
  const { table, item, text, place } = columns;
  const { rows } = await sql<TextRow>`select ${sql.raw(item)} as item, ${sql.raw(place)} as place, language,
    ${sql.ref(text)} as text from ${sql.table(table)} where exists (select 1 from media_uses
      where media_id = ${mediaId} and item_id = ${sql.raw(item)} and media_uses.place = ${sql.raw(place)})`.execute(
    db,
  );
  return rows;
}

async function rewrite(
  db: Database,
  table: TextTable,
  row: TextRow,
  change: Replacement,
): Promise<RewrittenText> {
  const body = row.text.replaceAll(change.from, change.to);
  if (table.html === null) return { ...row, table, body, html: null };
  const source = { body, language: row.language, account: change.account };
  const shape = table.kind === 'profile' ? 'about' : row.item;
  const { html } = table.kind === 'post' ? await renderPost(db, source) : await renderCard(db, source, shape);
  return { ...row, table, body, html };
}

/**
 * The saved text is an entry of its history; no translation has to follow it and readers hear of no update, because no
 * word is another.
 */
async function addRevision(trx: Database, row: RewrittenText, { account, now }: Replacement): Promise<void> {
  const { item, language, body } = row;
  const saved = await trx
    .updateTable('post_translations')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('post_id', '=', item)
    .where('language', '=', language)
    .returning(['revision', 'status', 'title', 'summary'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('post_revisions')
    .values({
      ...saved,
      post_id: item,
      language,
      body,
      name: '',
      was_public: 0,
      author_id: account,
      begun_at: now,
      created_at: now,
      characters: [...body].length,
    })
    .execute();
  await recordUses(trx, { kind: 'post', item_id: item, place: `${language}/${saved.revision}` }, body);
  // a change that was begun from the text before is one of this text
  await trx
    .updateTable('post_pending')
    .set({ revision: saved.revision })
    .where('post_id', '=', item)
    .where('language', '=', language)
    .where('revision', '=', saved.revision - 1)
    .execute();
}

async function writeText(trx: Database, row: RewrittenText, change: Replacement): Promise<void> {
  const { kind, table, item, text, html, place } = row.table;
  const markup = html === null ? sql`` : sql`, ${sql.ref(html)} = ${row.html}`;
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${sql.ref(text)} = ${row.body} ${markup}
    where ${sql.raw(item)} = ${row.item} and ${sql.raw(place)} = ${row.place}
    and ${sql.ref(text)} = ${row.text}`.execute(trx);
  // somebody saved it meanwhile: all or nothing, and the next try reads it anew
  if (numAffectedRows === 0n) throw problem('conflict');
  await recordUses(trx, { kind, item_id: row.item, place: row.place }, row.body);
  if (table === 'post_pending')
    await sql`update post_pending set version = version + 1
    where post_id = ${row.item} and language = ${row.language}`.execute(trx);
  if (table === 'post_translations') await addRevision(trx, row, change);
  if (html !== null) await touchItem(trx, kind, row.item, change);
}

/** Its own time of change stays: its owner has written nothing. */
async function touchItem(
  trx: Database,
  kind: TextTable['kind'],
  id: string,
  { now }: Replacement,
): Promise<void> {
  if (kind === 'post' || kind === 'project' || kind === 'experience')
    await touchRepresentation(trx, `${kind}s`, sql`id = ${id}`, now);
}

async function writeColumns(trx: Database, change: Replacement): Promise<void> {
  const { from, to } = change;
  for (const { kind, table, item, text } of pictureColumns) {
    const { rows } = await sql<{ item: string }>`update ${sql.table(table)} set ${sql.ref(text)} = ${to}
      where ${sql.ref(text)} = ${from} returning ${sql.raw(item)} as item`.execute(trx);
    for (const row of rows) {
      await recordUses(trx, { kind, item_id: row.item, place: text }, to);
      await touchItem(trx, kind, row.item, change);
    }
  }
}

/** Rewrites every text and cover in one transaction; `also` is written with them. */
export async function replaceAddress(
  db: Database,
  change: Replacement,
  also: (trx: Database) => Promise<void>,
): Promise<void> {
  const rewritten: RewrittenText[] = [];
  for (const table of presentTexts)
    for (const row of await textsNaming(db, table, change.mediaId))
      rewritten.push(await rewrite(db, table, row, change));
  await writeContent(db, async (trx) => {
    for (const row of rewritten) await writeText(trx, row, change);
    await writeColumns(trx, change);
    await also(trx);
  });
}
