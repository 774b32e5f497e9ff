import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isLocked } from './faults.ts';

const statementsKept = 256;

interface Prepared {
  statement: StatementSync;
  /** Queried once: describing the columns costs as much as a small read. */
  hasRows: boolean;
}

/**
 * Runs `work`, at least once, and retries until `deadline` while another process holds the lock. SQLite's built-in wait
 * would block the only thread, including pages and timers.
 */
export async function retryLocked<T>(deadline: number, work: () => T): Promise<T> {
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    try {
      return work();
    } catch (error) {
      const left = deadline - performance.now();
      if (!isLocked(error) || left <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
    }
  }
}

/** One connection of `node:sqlite`. Keeps prepared statements for later calls, which doubles the speed of reads. */
export class SqliteConnection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) {
      const rows = statement.all(...values) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#make(sql);
    // The most recently used is last, so the first is the one to drop.
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > statementsKept) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return prepared;
  }

  #make(sql: string): Prepared {
    const statement = this.database.prepare(sql);
    return { statement, hasRows: statement.columns().length > 0 };
  }
}
