import type { Database } from '../../db/schema.ts';
import { idOf } from './callers.ts';

/** Two ended imports, and none running. */
export async function restoreImports(db: Database): Promise<void> {
  await db.deleteFrom('imports').execute();
  for (const n of [1, 2])
    await db
      .insertInto('imports')
      .values({
        id: idOf(n),
        task: 'check',
        state: 'failed',
        active: null,
        name: 'blog.zip',
        size: 4,
        received: 4,
        has_file: 0,
        format: null,
        done: 0,
        total: 0,
        counts: '{}',
        failure: null,
        is_cancelled: 0,
        created_at: Date.now() - n,
        beat_at: Date.now(),
        imported_at: null,
      })
      .execute();
}
