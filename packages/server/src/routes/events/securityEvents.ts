import { sql } from 'kysely';
import { managesPeople } from '../../accounts/permissions.ts';
import type { Caller } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { EventTable } from '../../db/schema/accounts.ts';
import { securityRules } from '../../trail/security.ts';

const most = 20;

/**
 * Returns the security events of the caller's account, or of the site if the caller manages people, since they last
 * looked. The current sign-in is left out.
 */
export async function listSecurityRows(db: Database, caller: Caller): Promise<EventTable[]> {
  const { seen } = await db
    .selectFrom('users')
    .select('security_seen_at as seen')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('events')
    .selectAll()
    .where('at', '>', seen)
    .where((eb) =>
      eb.or(
        securityRules.map(({ action, detail, isOfSite }) => {
          const isSeen = isOfSite === true && managesPeople(caller);
          const own = eb.or([
            eb.and([eb('kind', '=', 'account'), eb('object_id', '=', caller.id)]),
            eb.and([
              eb('kind', '=', 'session'),
              eb('actor_id', '=', caller.id),
              eb('object_id', '!=', caller.sessionId),
            ]),
          ]);
          return eb.and([
            eb('action', '=', action),
            ...(detail === undefined ? [] : [sql<boolean>`details like ${`%"${detail}"%`}`]),
            ...(isSeen ? [] : [own]),
          ]);
        }),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Marks events up to a time as seen; the time never moves back. */
export async function noteSecuritySeen(db: Database, userId: string, until: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ security_seen_at: until })
    .where('id', '=', userId)
    .where('security_seen_at', '<', until)
    .execute();
}
