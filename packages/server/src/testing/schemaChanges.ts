import type { Database } from '../db/schema.ts';

/** The properties that queries of the previous version rely on. */
interface Column {
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

/** Columns by `table.column`. */
export type Shape = ReadonlyMap<string, Column>;

export async function readShape(db: Database): Promise<Shape> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${table}.${name}`,
        { type: dataType, isNullable, hasDefault: hasDefaultValue || isAutoIncrementing },
      ]),
    ),
  );
}

/** The changes that break the previous version; none where tables were only added to. */
export function breaches(before: Shape, after: Shape): string[] {
  const found: string[] = [];
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  for (const [name, was] of before) {
    const is = after.get(name);
    if (!is) found.push(`${name} is gone`);
    else if (is.type !== was.type) found.push(`${name} is ${is.type}, was ${was.type}`);
    else if (was.isNullable && !is.isNullable) found.push(`${name} must be filled`);
    else if (was.hasDefault && !is.hasDefault) found.push(`${name} has no default any more`);
  }
  for (const [name, { isNullable, hasDefault }] of after)
    if (!before.has(name) && tables.has(name.split('.')[0]) && !isNullable && !hasDefault)
      found.push(`${name} is new and must be filled`);
  return found;
}
