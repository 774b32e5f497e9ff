import { sql, type RawBuilder } from 'kysely';
import type { Place } from '../paging.ts';

/** Returns the form in which texts are compared: SQLite's `lower` handles ASCII only. */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whether a text has Cyrillic letters: such words count as Russian here. */
export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** A condition that a column in the form of `keyOf` contains this text. Percent signs and underscores are literal. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${keyOf(text.trim()).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** A condition that a row follows this cursor, in the order of two columns, a time and an id. */
export function afterCursor(
  [timeColumn, idColumn]: readonly [time: string, id: string],
  [time, id]: Place,
  direction: '<' | '>',
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) ${sql.raw(direction)} (${time}, ${id})`;
}
