import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** The database's work: counted, not timed, so that a busy machine changes nothing. */
export interface Work {
  statements: number;
  rows: number;
  /** Statements whose plan reads a whole table or index, reads a row for each skipped entry, or sorts all matches. */
  scans: string[];
}

/** Tables with at least as many rows as there are posts. */
const growing =
  /^SCAN (?:posts|post_tags|post_entries|entry_tags|post_translations|post_revisions|t|d|p|search_documents|panel_documents|messages)\b/;

/** Plans that read a row for each entry of an index: none may do so for entries that are only skipped or counted. */
const passing = /^SEARCH (?:posts|messages) USING INDEX (?!sqlite_autoindex)/;

function isEndless(detail: string, sql: string): boolean {
  if (/\bmatch\b/.test(sql) && detail.startsWith('USE TEMP B-TREE')) return true;
  return growing.test(detail) || (/\boffset \?|\bcount\(\*\)/.test(sql) && passing.test(detail));
}

/** Watches every connection of this process, because a site reads and writes through different ones. */
export function watchWork(): { take(): Work; stop(): void } {
  const { prototype } = DatabaseSync;
  const { prepare } = prototype;
  let work: Work = { statements: 0, rows: 0, scans: [] };

  function planOf(connection: DatabaseSync, sql: string): string[] {
    if (!/^\s*select/i.test(sql)) return [];
    const plan = prepare.call(connection, `explain query plan ${sql}`).all() as { detail: string }[];
    return plan.map(({ detail }) => detail).filter((detail) => isEndless(detail, sql));
  }

  prototype.prepare = function watchedPrepare(this: DatabaseSync, sql: string): StatementSync {
    const statement = prepare.call(this, sql);
    const read = statement.all.bind(statement);
    let scans: string[] | undefined;
    // The database layer binds by position only.
    const watched = (...parameters: SQLInputValue[]) => {
      const rows = read(...parameters);
      scans ??= planOf(this, sql);
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
    stop() {
      prototype.prepare = prepare;
    },
  };
}
