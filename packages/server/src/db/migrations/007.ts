import type { Kysely } from 'kysely';
import { panelSearch } from './007/panel.ts';

/** The panel finds drafts, pending changes and messages by their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await panelSearch(db);
}
