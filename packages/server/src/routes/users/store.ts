import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { removePasskeysOf } from '../../accounts/passkeys/store.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import { afterCursor, contains, keyOf } from '../../db/text.ts';
import { inTransaction, locked } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { dropItemUses, recordUses } from '../../media/uses.ts';
import type { Start } from '../../paging.ts';
import { flag } from '../../values.ts';
import { detachTexts } from './detachTexts.ts';

export interface UserRow extends UserTable {
  roles: ('owner' | 'staff')[];
  has_second_factor: boolean;
}

export interface UserFilter {
  q?: string;
  role?: 'owner' | 'staff';
  is_active?: boolean;
}

type Searched = Pick<UserTable, 'username' | 'email' | 'first_name' | 'last_name'>;

function searchKey({ username, email, first_name, last_name }: Searched): string {
  return keyOf([username, email ?? '', first_name, last_name, first_name].join(' '));
}

async function withRoles(db: Database, users: readonly UserTable[]): Promise<UserRow[]> {
  if (users.length === 0) return [];
  const ids = users.map((user) => user.id);
  const roles = await db
    .selectFrom('user_roles')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('name')
    .execute();
  const factors = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', 'in', ids)
    .execute();
  return users.map((user) => ({
    ...user,
    has_second_factor: factors.some(({ user_id }) => user_id === user.id),
    roles: roles.filter((role) => role.user_id === user.id).map((role) => role.name),
  }));
}

const rowsOf = (db: Database, id: string) => db.selectFrom('users').selectAll().where('id', '=', id);

async function firstWithRoles(db: Database, row: UserTable | undefined): Promise<UserRow | null> {
  return row ? ((await withRoles(db, [row]))[0] ?? null) : null;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  return firstWithRoles(db, await rowsOf(db, id).executeTakeFirst());
}

/** Reads and locks an account for a write that depends on it. */
export async function lockUser(trx: Database, id: string): Promise<UserRow | null> {
  return firstWithRoles(trx, await locked(trx, rowsOf(trx, id)).executeTakeFirst());
}

export async function findUserByName(db: Database, username: string): Promise<UserTable | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', keyOf(username))
    .executeTakeFirst();
  return row ?? null;
}

function filtered(db: Database, filter: UserFilter) {
  let query = db.selectFrom('users');
  const { q, role, is_active } = filter;
  if (q !== undefined && q.trim() !== '') {
    query = query.where(contains('search_key', q));
  }
  if (is_active !== undefined) query = query.where('is_active', '=', flag(is_active));
  if (role !== undefined) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('user_roles').select('user_id').where('name', '=', role),
    );
  }
  return query;
}

export async function listUserRows(
  db: Database,
  page: UserFilter & Start & { limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const { after } = page;
  // The rows before the page are skipped in the index only.
  let ids = filtered(db, page)
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset);
  if (after) ids = ids.where(afterCursor(['created_at', 'id'], after, '>'));
  const query = db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('created_at').orderBy('id');
  const rows = await withRoles(db, await query.execute());
  const { total } = await filtered(db, page)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type NewUser = Omit<Schemas['UserCreate'], 'password'> & { passwordHash: string };

async function setRoles(trx: Database, userId: string, roles: readonly ('owner' | 'staff')[]): Promise<void> {
  await trx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (roles.length === 0) return;
  await trx
    .insertInto('user_roles')
    .values(roles.map((name) => ({ user_id: userId, name })))
    .execute();
}

/** Refuses a field value that another account already has. */
async function refuseTaken(
  trx: Database,
  user: Pick<UserTable, 'id' | 'username_key' | 'email_key'>,
): Promise<void> {
  const others = trx.selectFrom('users').select('id').where('id', '!=', user.id);
  const named = await others.where('username_key', '=', user.username_key).executeTakeFirst();
  if (named) throw problem('username_taken');
  const mailed = user.email_key && (await others.where('email_key', '=', user.email_key).executeTakeFirst());
  if (mailed) throw problem('email_taken');
}

export function addUser(db: Database, input: NewUser, now: number): Promise<UserRow> {
  const { username, email = null, first_name = '', last_name = '' } = input;
  const row: UserTable = {
    id: randomUUID(),
    username,
    username_key: keyOf(username),
    email,
    email_key: email === null ? null : keyOf(email),
    first_name,
    last_name,
    photo: null,
    password_hash: input.passwordHash,
    password_changed_at: null,
    shown_changed_at: null,
    is_superuser: flag(input.is_superuser ?? false),
    is_active: flag(input.is_active ?? true),
    created_at: now,
    last_login_at: null,
    security_seen_at: now,
    search_key: searchKey({ username, email, first_name, last_name }),
  };
  return inTransaction(db, async (trx) => {
    await refuseTaken(trx, row);
    await trx.insertInto('users').values(row).execute();
    await setRoles(trx, row.id, input.roles ?? []);
    return { ...row, roles: [...(input.roles ?? [])].sort(), has_second_factor: false };
  });
}

/** Call inside the transaction of a change that removes the rank of `id` or deactivates it. */
async function refuseLastSuperuser(trx: Database, id: string): Promise<void> {
  const active = trx
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', 1)
    .where('is_active', '=', 1);
  const rows = await locked(trx, active).execute();
  if (rows.length === 1 && rows[0]?.id === id) throw problem('last_superuser');
}

/** Returns the columns that this call can change; the password and the photo have separate calls. */
function columnsAfter(user: UserRow, change: Schemas['UserUpdate']) {
  const email = change.email === undefined ? user.email : change.email;
  const username = change.username ?? user.username;
  const names = {
    first_name: change.first_name ?? user.first_name,
    last_name: change.last_name ?? user.last_name,
  };
  return {
    ...names,
    username,
    username_key: keyOf(username),
    email,
    email_key: email === null ? null : keyOf(email),
    is_superuser: change.is_superuser === undefined ? user.is_superuser : flag(change.is_superuser),
    is_active: change.is_active === undefined ? user.is_active : flag(change.is_active),
    search_key: searchKey({ username, email, ...names }),
  } satisfies Partial<UserTable>;
}

/**
 * A post shows the name and the photo of its author, and whether the author is the owner. The time is compared when
 * changed posts are listed: writing it to all posts of the author would keep other requests waiting.
 */
async function noteShownChange(trx: Database, id: string, now: number): Promise<void> {
  await sql`update users set shown_changed_at = ${now}
    where id = ${id} and (shown_changed_at is null or shown_changed_at < ${now})`.execute(trx);
}

function isOwner({ is_superuser, roles }: Pick<UserRow, 'is_superuser' | 'roles'>): boolean {
  return is_superuser === 1 || roles.includes('owner');
}

/** Changes an account read by `lockUser`; deactivating it removes its sessions. */
export async function changeUser(
  trx: Database,
  user: UserRow,
  change: Schemas['UserUpdate'],
  now: number,
): Promise<UserRow> {
  const row = columnsAfter(user, change);
  const losesRank =
    user.is_superuser === 1 && user.is_active === 1 && (row.is_superuser === 0 || row.is_active === 0);
  if (losesRank) await refuseLastSuperuser(trx, user.id);
  await refuseTaken(trx, { id: user.id, ...row });
  await trx.updateTable('users').set(row).where('id', '=', user.id).execute();
  const wasOwner = isOwner(user);
  const isOwnerNow = isOwner({ ...row, roles: change.roles ?? user.roles });
  if (row.first_name !== user.first_name || row.last_name !== user.last_name || isOwnerNow !== wasOwner)
    await noteShownChange(trx, user.id, now);
  if (change.roles) await setRoles(trx, user.id, change.roles);
  if (row.is_active === 0) await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  return { ...user, ...row, roles: change.roles ? [...change.roles].sort() : user.roles };
}

/**
 * Sets a password; the account's sessions end, except for the one in which it was changed. If somebody else sets it,
 * the passkeys and access tokens end too: the person who starts over does not know who created them. Returns the number
 * of passkeys removed.
 */
export async function setPasswordHash(
  trx: Database,
  change: { id: string; passwordHash: string; keptSession: string | null; now: number },
): Promise<number> {
  const { id, passwordHash, keptSession, now } = change;
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute();
  if (keptSession === null) return removePasskeysOf(trx, id);
  // A handed-over session would otherwise end with the one it came from.
  await trx.updateTable('sessions').set({ handed_from: null }).where('id', '=', keptSession).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', keptSession).execute();
  return 0;
}

export async function setPhoto(trx: Database, id: string, photo: string | null, now: number): Promise<void> {
  await trx.updateTable('users').set({ photo }).where('id', '=', id).execute();
  await noteShownChange(trx, id, now);
  await recordUses(trx, { kind: 'user', item_id: id, place: 'photo' }, photo);
}

/**
 * Removes an account, or only its name from some of its texts while there are more: returns whether the account is
 * removed. Call it in a transaction each until it is.
 */
export async function removeUser(trx: Database, user: UserRow, now: number): Promise<boolean> {
  if (user.is_superuser === 1 && user.is_active === 1) await refuseLastSuperuser(trx, user.id);
  if (await detachTexts(trx, user.id, now)) return false;
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  await dropItemUses(trx, user.id);
  return true;
}

/** On a new site every device is new, which is not news. */
export async function hasAnybodySignedIn(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('last_login_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteLogin(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute();
}
