import type { Database } from '../db/schema.ts';
import type { EventTable, UserTable } from '../db/schema/accounts.ts';
import { inTransaction } from '../db/transaction.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { count, rules } from '../limits/rateLimit.ts';
import { eventRow, recordEvent, writeEvent, type Author } from './recordEvent.ts';

const hour = 60 * 60 * 1000;
const mostPerHour = 50;

async function isNew(trx: Database, key: string): Promise<boolean> {
  return !(await trx.selectFrom('events').select('id').where('merge_key', '=', key).executeTakeFirst());
}

async function isFull(trx: Database, at: number): Promise<boolean> {
  const { rows } = await trx
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('action', '=', 'sign_in_refused')
    .where('at', '>=', at - (at % hour))
    .executeTakeFirstOrThrow();
  return Number(rows) >= mostPerHour;
}

/**
 * Counts a refused sign-in by hour, address and account. The name is stored only if such an account exists: people type
 * passwords into the name field. A flood from many addresses is one row without a name.
 */
export function recordRefusal(
  db: Database,
  author: Author,
  user: Pick<UserTable, 'id' | 'username'> | null,
  details: readonly string[] = [],
): Promise<void> {
  const object = user && ({ kind: 'account', id: user.id, title: user.username } as const);
  const row = eventRow(
    { ...author, caller: null },
    {
      action: 'sign_in_refused',
      details,
      ...(object && { object }),
    },
  );
  const name = `refused ${Math.floor(row.at / hour)}`;
  const merge_key = `${name} ${[addressGroup(row.address), user?.id ?? '', ...details].join(' ')}`;
  const others: EventTable = {
    ...row,
    kind: null,
    object_id: null,
    title: '',
    details: '[]',
    address: '',
    user_agent: '',
    merge_key: `${name} others`,
  };
  return inTransaction(db, async (trx) => {
    const isOver = (await isNew(trx, merge_key)) && (await isFull(trx, row.at));
    await writeEvent(trx, isOver ? others : { ...row, merge_key });
    if (!object) return;
    const { uses } = await count(trx, rules.refusals, object.id, row.at);
    // Once an hour, however many there are.
    if (uses === rules.refusals.uses)
      await recordEvent(trx, { ...author, caller: null }, { action: 'brute_force_suspected', object });
  });
}
