import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import {
  renderText,
  rewriteColumn,
  rewriteText,
  textsWhere,
  type NewText,
  type TextRow,
} from '../rewriteText.ts';
import { pictureColumns, textTables, type TextTable } from '../textTables.ts';
import { recordUses } from '../uses.ts';

/** Replaces one address by another, everywhere visitors or the editor see it. */
export interface Replacement {
  mediaId: string;
  from: string;
  to: string;
  account: string | null;
  /** Milliseconds. */
  now: number;
}

interface RewrittenText {
  table: TextTable;
  row: TextRow;
  text: NewText;
}

/** A history entry records the past: it keeps showing the file of its time. */
const presentTexts = textTables.filter(({ table }) => table !== 'post_revisions');

/** The texts that refer to a file, from the recorded uses. */
const textsNaming = (db: Database, table: TextTable, mediaId: string): Promise<TextRow[]> =>
  textsWhere(
    db,
    table,
    sql`exists (select 1 from media_uses where media_id = ${mediaId}
      and item_id = ${sql.raw(table.item)} and media_uses.place = ${sql.raw(table.place)})`,
  );

/**
 * Records the saved text in its history; translations need not follow and readers see no update, because no word has
 * changed.
 */
async function addRevision(
  trx: Database,
  { row: { item, language }, text: { body } }: RewrittenText,
  { account, now }: Replacement,
): Promise<void> {
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
  // a pending change based on the previous text is now based on this one
  await trx
    .updateTable('post_pending')
    .set({ revision: saved.revision })
    .where('post_id', '=', item)
    .where('language', '=', language)
    .where('revision', '=', saved.revision - 1)
    .execute();
}

async function writeText(trx: Database, rewritten: RewrittenText, change: Replacement): Promise<void> {
  const { table, row, text } = rewritten;
  const isWritten = await rewriteText(trx, table, row, { ...text, now: change.now });
  // all or nothing; the next attempt reads it again
  if (!isWritten) throw problem('conflict');
  if (table.table === 'post_pending')
    await sql`update post_pending set version = version + 1
    where post_id = ${row.item} and language = ${row.language}`.execute(trx);
  if (table.table === 'post_translations') await addRevision(trx, rewritten, change);
}

/** Rewrites every text and cover in one transaction; `also` runs in it. */
export async function replaceAddress(
  db: Database,
  change: Replacement,
  also: (trx: Database) => Promise<void>,
): Promise<void> {
  const rewritten: RewrittenText[] = [];
  for (const table of presentTexts)
    for (const row of await textsNaming(db, table, change.mediaId)) {
      const { account } = change;
      const body = row.text.replaceAll(change.from, change.to);
      rewritten.push({ table, row, text: await renderText(db, table, row, { body, account }) });
    }
  await writeContent(db, async (trx) => {
    for (const row of rewritten) await writeText(trx, row, change);
    for (const column of pictureColumns) await rewriteColumn(trx, column, change);
    await also(trx);
  });
}
