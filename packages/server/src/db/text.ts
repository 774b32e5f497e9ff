import { sql, type RawBuilder } from 'kysely';
import type { Place } from '../paging.ts';

/** The form in which texts are compared: SQLite's own `lower` knows ASCII only. */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whether some of its letters are Cyrillic: such words are Russian here. */
export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** A condition: the column, already kept in the form of `keyOf`, holds this text. Percent signs and underscores are plain. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${keyOf(text.trim()).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** A condition: the row comes after this place, in the order of these columns, a time and an id. */
export function afterCursor(
  [timeColumn, idColumn]: readonly [time: string, id: string],
  [time, id]: Place,
  direction: '<' | '>',
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) ${sql.raw(direction)} (${time}, ${id})`;
}
