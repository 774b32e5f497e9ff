import type { Language } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { touchRepresentation } from '../db/touchRepresentation.ts';
import { renderCard, renderPost } from '../markdown/markdown.ts';
import type { pictureColumns, TextTable } from './textTables.ts';
import { recordUses } from './uses.ts';

/** A text as read. */
export interface TextRow {
  item: string;
  place: string;
  language: Language;
  text: string;
}

/** The replacement of a text. */
export interface NewText {
  body: string;
  /** Null where no HTML is stored with the text. */
  html: string | null;
}

/** The texts of a table that match a condition on its columns. */
export async function textsWhere(
  db: Database,
  { table, item, text, place }: TextTable,
  condition: RawBuilder<unknown>,
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`select ${sql.raw(item)} as item, ${sql.raw(place)} as place, language,
    ${sql.ref(text)} as text from ${sql.table(table)} where ${condition}`.execute(db);
  return rows;
}

/** Renders the replacement of a text, outside the transaction that writes it. */
export async function renderText(
  db: Database,
  { kind, html }: TextTable,
  { item, language }: TextRow,
  { body, account }: { body: string; account: string | null },
): Promise<NewText> {
  if (html === null) return { body, html: null };
  const source = { body, language, account };
  const shape = kind === 'profile' ? 'about' : item;
  const rendered = kind === 'post' ? await renderPost(db, source) : await renderCard(db, source, shape);
  return { body, html: rendered.html };
}

/** Writes a text whose words stay and whose pictures have new addresses; false where it was saved meanwhile. */
export async function rewriteText(
  trx: Database,
  columns: TextTable,
  row: TextRow,
  { body, html, now }: NewText & { now: number },
): Promise<boolean> {
  const { kind, table, item, text, html: htmlColumn, place } = columns;
  const markup = htmlColumn === null ? sql`` : sql`, ${sql.ref(htmlColumn)} = ${html}`;
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(text)} = ${body} ${markup}
    where ${sql.raw(item)} = ${row.item} and ${sql.raw(place)} = ${row.place}
    and ${sql.ref(text)} = ${row.text}`.execute(trx);
  if (numAffectedRows === 0n) return false;
  await recordUses(trx, { kind, item_id: row.item, place: row.place }, body);
  if (htmlColumn !== null) await touchItem(trx, kind, row.item, now);
  return true;
}

/** Replaces an address wherever it is a cover or photo. */
export async function rewriteColumn(
  trx: Database,
  { kind, table, item, text }: (typeof pictureColumns)[number],
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const { rows } = await sql<{ item: string }>`update ${sql.table(table)} set ${sql.ref(text)} = ${to}
    where ${sql.ref(text)} = ${from} returning ${sql.raw(item)} as item`.execute(trx);
  for (const row of rows) {
    await recordUses(trx, { kind, item_id: row.item, place: text }, to);
    await touchItem(trx, kind, row.item, now);
  }
}

/** The item's own modification time stays: its owner has written nothing. */
async function touchItem(trx: Database, kind: TextTable['kind'], id: string, now: number): Promise<void> {
  if (kind === 'post' || kind === 'project' || kind === 'experience')
    await touchRepresentation(trx, `${kind}s`, sql`id = ${id}`, now);
}
