import type { DatabaseSync } from 'node:sqlite';

/** Returns the plans of the statements that this work prepares, a line for each table or index; none on PostgreSQL. */
export async function plansOf(sqlite: DatabaseSync | null, work: () => Promise<unknown>): Promise<string[]> {
  const prepared: string[] = [];
  const prepare = sqlite?.prepare.bind(sqlite);
  if (sqlite && prepare)
    sqlite.prepare = (text: string) => {
      prepared.push(text);
      return prepare(text);
    };
  await work();
  if (!sqlite || !prepare) return [];
  sqlite.prepare = prepare;
  return prepared.flatMap((text) =>
    prepare(`explain query plan ${text}`)
      .all()
      .map((line) => String(line['detail'])),
  );
}
