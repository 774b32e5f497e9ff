import type { FastifyInstance } from 'fastify';
import { pendingMigrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { problem } from '../errors.ts';

const soon = { headers: { 'retry-after': '5' } };

export interface Health {
  db: Database;
  isClosing(): boolean;
}

async function areTablesMade(db: Database): Promise<boolean> {
  return (await pendingMigrations(db)).length === 0;
}

/**
 * `/healthz`: the process responds. `/readyz`: it can serve: the database and its tables exist, and it is not closing.
 */
export function serveHealth(app: FastifyInstance, { db, isClosing }: Health): void {
  let hasTables = false;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isClosing()) throw problem('unavailable', soon);
    try {
      hasTables ||= await areTablesMade(db);
      await db.selectFrom('content_version').select('version').executeTakeFirst();
    } catch {
      throw problem('unavailable', soon);
    }
    if (!hasTables) throw problem('unavailable', soon);
    return { status: 'ready' };
  });
}
