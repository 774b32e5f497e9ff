import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** What the database did: counted, not timed, so that a busy machine changes nothing. */
export interface Work {
  statements: number;
  rows: number;
  /** By their plan: statements that read a whole table or index, a row for each entry passed, or sort all that has words. */
  scans: string[];
}

/** Tables that have as many rows as there are posts, or more. */
const growing =
  /^SCAN (?:posts|post_tags|post_entries|entry_tags|post_translations|post_revisions|t|d|p|search_documents|panel_documents|messages)\b/;

/** A row for each entry of an index: none may be read for what is only passed along or counted. */
const passing = /^SEARCH (?:posts|messages) USING INDEX (?!sqlite_autoindex)/;

function isEndless(detail: string, sql: string): boolean {
  if (/\bmatch\b/.test(sql) && detail.startsWith('USE TEMP B-TREE')) return true;
  return growing.test(detail) || (/\boffset \?|\bcount\(\*\)/.test(sql) && passing.test(detail));
}

/** Watches every connection of this process: a site reads along other ones than it writes along. */
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
    // the store binds by place alone
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
