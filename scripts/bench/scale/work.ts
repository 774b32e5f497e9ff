import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** What the database did: counted, not timed, so that a busy machine changes nothing. */
export interface Work {
  statements: number;
  rows: number;
  /** Statements that read a whole table or index, by their plan. */
  scans: string[];
}

/** Tables that have as many rows as there are posts, or more. */
const growing =
  /^SCAN (?:posts|post_tags|post_entries|entry_tags|post_translations|post_revisions|t|d|search_documents)\b/;

/** Watches a database from its first statement on: `prepare` is the one door to it. */
export function watchWork(sqlite: DatabaseSync): { take(): Work } {
  const prepare = sqlite.prepare.bind(sqlite);
  let work: Work = { statements: 0, rows: 0, scans: [] };

  function planOf(sql: string): string[] {
    if (!/^\s*select/i.test(sql)) return [];
    const plan = prepare(`explain query plan ${sql}`).all() as { detail: string }[];
    return plan.map(({ detail }) => detail).filter((detail) => growing.test(detail));
  }

  sqlite.prepare = (sql: string): StatementSync => {
    const statement = prepare(sql);
    const read = statement.all.bind(statement);
    let scans: string[] | undefined;
    // the store binds by place alone
    const watched = (...parameters: SQLInputValue[]) => {
      const rows = read(...parameters);
      scans ??= planOf(sql);
      work.statements += 1;
      work.rows += rows.length;
      work.scans.push(...scans.map((scan) => `${scan}: ${sql}`));
      return rows;
    };
    return Object.assign(statement, { all: watched });
  };
  return {
    take() {
      const taken = work;
      work = { statements: 0, rows: 0, scans: [] };
      return taken;
    },
  };
}
