import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { engineOf } from './transaction.ts';

/** Returns the columns and values of an update. */
export function assignments(values: object): RawBuilder<unknown> {
  return sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
}

/** Inserts a row given only by its columns; an existing row stays. Returns whether it was inserted. */
export async function insertRow(
  trx: Database,
  table: keyof Tables,
  row: object,
  { unless = [] }: { unless?: readonly string[] } = {},
): Promise<boolean> {
  const names = Object.keys(row);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const conflict =
    unless.length > 0
      ? sql`on conflict (${sql.join(unless.map((name) => sql.ref(name)))}) do nothing`
      : sql``;
  const { rows } = await sql`insert into ${sql.table(table)} (${columns})
    values (${sql.join(Object.values(row))}) ${conflict} returning 1`.execute(trx);
  return rows.length > 0;
}

/** Returns an `in` condition for any number of values: one parameter per value could be too many. */
export function isOneOf(
  db: Database,
  column: string,
  values: readonly string[] | readonly number[],
): RawBuilder<boolean> {
  return engineOf(db) === 'sqlite'
    ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<boolean>`${sql.ref(column)} = any(${values})`;
}
