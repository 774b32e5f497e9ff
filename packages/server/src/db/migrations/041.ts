import { sql, type Kysely } from 'kysely';
import { isCyrillic } from '../text.ts';
import { postTexts } from './041/postTexts.ts';

/**
 * Descriptions of library files exist per language; an existing one is assigned by its letters. Posts store which texts
 * they have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media rename column alt to alt_en`.execute(db);
  await sql`alter table media add column alt_ru text not null default ''`.execute(db);
  const { rows } = await sql<{ id: string; alt: string }>`select id, alt_en as alt from media
    where alt_en <> ''`.execute(db);
  for (const { id, alt } of rows.filter((row) => isCyrillic(row.alt)))
    await sql`update media set alt_ru = ${alt}, alt_en = '' where id = ${id}`.execute(db);
  for (const statement of postTexts) await sql.raw(statement).execute(db);
}
