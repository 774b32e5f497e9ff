import type { Database } from '../db/schema.ts';

/** A handle that records the rows returned by the database: tests check that no more is read than is used. */
export function watchReads(db: Database): { watched: Database; rows: Readonly<Record<string, unknown>>[] } {
  const rows: Record<string, unknown>[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows.push(...result.rows);
      return result;
    },
  });
  return { watched, rows };
}
