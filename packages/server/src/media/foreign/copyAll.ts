import { foreignPicturesIn, replacePictures } from '@janus-site/core';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ProblemError } from '../../errors.ts';
import { writeContent } from '../../db/transaction.ts';
import { renderText, rewriteColumn, rewriteText, textsWhere, type TextRow } from '../rewriteText.ts';
import { pictureColumns, textTables, type TextTable } from '../textTables.ts';
import { copyPicture, type Copying } from './copyPicture.ts';

export interface CopyAllOptions {
  isDryRun: boolean;
  say(text: string): void;
}

export interface CopiedAll {
  /** Number of pictures copied, or that would be. */
  copied: number;
  /** Number of pictures that could not be fetched; their texts still link to them. */
  failed: number;
  /** Number of texts that now refer to the copies, or would. */
  texts: number;
}

/** Copies each picture once, however many texts refer to it. */
function createCopies(copying: Copying, { isDryRun, say }: CopyAllOptions) {
  const copies = new Map<string, string | null>();

  async function copy(address: string): Promise<string | null> {
    if (isDryRun) return address;
    try {
      return (await copyPicture(copying, address)).url;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      say(`${address}: ${error.message}`);
      return null;
    }
  }

  return {
    copies,
    /** The address of the copy; null if it failed. */
    async of(address: string): Promise<string | null> {
      const existing = copies.get(address);
      if (existing !== undefined) return existing;
      const url = await copy(address);
      copies.set(address, url);
      return url;
    },
  };
}

type Copies = ReturnType<typeof createCopies>;

async function withCopies(text: string, copies: Copies): Promise<string> {
  const urls = new Map<string, string>();
  for (const address of foreignPicturesIn(text)) {
    const url = await copies.of(address);
    if (url !== null) urls.set(address, url);
  }
  return replacePictures(text, urls);
}

async function rowsNaming(db: Database, table: TextTable): Promise<TextRow[]> {
  const text = sql.ref(table.text);
  const rows = await textsWhere(
    db,
    table,
    sql`(${text} like '%![%' or lower(${text}) like '%<img%') and lower(${text}) like '%http%'`,
  );
  return rows.filter((row) => foreignPicturesIn(row.text).length > 0);
}

/** A text saved meanwhile is left alone; another run finds it. */
async function rewrite({ db, now }: Copying, table: TextTable, row: TextRow, body: string): Promise<void> {
  const text = await renderText(db, table, row, { body, account: null });
  await writeContent(db, (trx) => rewriteText(trx, table, row, { ...text, now: now() }));
}

interface PictureRow {
  item: string;
  address: string;
}

/**
 * Copies the pictures of other sites that texts refer to, including pending texts and the history, and makes the texts
 * refer to the copies. The words stay, so no text gets a new revision and concurrent edits do not conflict.
 */
export async function copyAllPictures(copying: Copying, options: CopyAllOptions): Promise<CopiedAll> {
  const { db, now } = copying;
  const { isDryRun, say } = options;
  const copies = createCopies(copying, options);
  let texts = 0;
  for (const table of textTables)
    for (const row of await rowsNaming(db, table)) {
      if (isDryRun) say(`${table.kind} ${row.item} ${row.place}: ${foreignPicturesIn(row.text).join(' ')}`);
      const body = await withCopies(row.text, copies);
      if (isDryRun || body !== row.text) texts += 1;
      if (!isDryRun && body !== row.text) await rewrite(copying, table, row, body);
    }
  for (const column of pictureColumns) {
    const { rows } =
      await sql<PictureRow>`select ${sql.raw(column.item)} as item, ${sql.ref(column.text)} as address
      from ${sql.table(column.table)} where lower(${sql.ref(column.text)}) like 'http%'`.execute(db);
    for (const row of rows) {
      if (isDryRun) say(`${column.kind} ${row.item} ${column.text}: ${row.address}`);
      const url = await copies.of(row.address);
      if (url === null) continue;
      texts += 1;
      const change = { from: row.address, to: url, now: now() };
      if (!isDryRun) await writeContent(db, (trx) => rewriteColumn(trx, column, change));
    }
  }
  const failed = [...copies.copies.values()].filter((url) => url === null).length;
  return { copied: copies.copies.size - failed, failed, texts };
}
