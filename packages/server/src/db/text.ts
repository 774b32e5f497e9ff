import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Place } from '../paging.ts';
import type { Tables } from './schema.ts';

/** The form in which texts are compared: SQLite's own `lower` knows ASCII only. */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A condition: the column, already kept in the form of `keyOf`, holds this text. Percent signs and underscores are plain. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${keyOf(text.trim()).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

type Timed = 'users' | 'sessions' | 'messages' | 'events';

/** A condition: the row comes after this place, in the order of a time and `id`. */
export function beyond<Table extends Timed>(
  eb: ExpressionBuilder<Tables, Table>,
  column: 'at' | 'created_at',
  [time, id]: Place,
  direction: '<' | '>',
): Expression<SqlBool> {
  return eb(sql`(${sql.ref(column)}, id)`, direction, sql`(${sql.val(time)}, ${sql.val(id)})`);
}
