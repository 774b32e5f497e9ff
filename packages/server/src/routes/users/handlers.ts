import { refuseGuessable } from '../../accounts/guessable/refuseGuessable.ts';
import { hashPassword, verifyPassword } from '../../accounts/password.ts';
import { proveIdentity } from '../../accounts/proveIdentity.ts';
import type { Call, Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import { inTransaction, raiseContentVersion } from '../../db/transaction.ts';
import { problem, type ProblemOptions } from '../../errors.ts';
import { cutPage, startOf } from '../../paging.ts';
import { presentUser } from './present.ts';
import { recordAccount } from './recordAccount.ts';
import { checkFields, findManaged, lockManaged, type Managed } from './rules.ts';
import {
  addUser,
  changeUser,
  findUser,
  listUserRows,
  removeUser,
  setPasswordHash,
  type UserRow,
} from './store.ts';

export const getMe: Handler<'getMe'> = async ({ db, caller }) => {
  const user = await findUser(db, caller.id);
  if (!user) throw problem('invalid_token');
  return { status: 200, body: presentUser(user) };
};

export const listUsers: Handler<'listUsers'> = async ({ db, input }) => {
  const { limit, cursor, page, ...filter } = input.query;
  const start = startOf({ limit, cursor, page });
  const found = await listUserRows(db, { ...filter, ...start, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.created_at, row.id]);
  return { status: 200, body: { items: rows.map(presentUser), total: found.total, next_cursor } };
};

export const getUser: Handler<'getUser'> = async ({ db, input, caller }) => {
  const { user } = await findManaged(db, caller, input.params.id);
  return { status: 200, body: presentUser(user) };
};

export const createUser: Handler<'createUser'> = async (call) => {
  const { db, input, caller, now } = call;
  const { password, ...user } = input.body;
  checkFields(caller, user);
  await refuseGuessable(call, password, user);
  const passwordHash = await hashPassword(password, call.passwordCost);
  const row = await inTransaction(db, async (trx) => {
    const added = await addUser(trx, { ...user, passwordHash }, now());
    await recordAccount(trx, call, 'account_created', added, ranksOf(added));
    return added;
  });
  return { status: 201, body: presentUser(row) };
};

function ranksOf({ is_superuser, roles }: UserRow): string[] {
  return is_superuser === 1 ? ['superuser'] : roles;
}

/** Returns the ranks that a change adds. */
function gainedRanks(user: UserRow, { is_superuser, roles = [] }: Schemas['UserUpdate']): string[] {
  const gained = roles.filter((role) => !user.roles.includes(role));
  return is_superuser && user.is_superuser === 0 ? ['superuser', ...gained] : gained;
}

const rankFields = new Set(['roles', 'is_superuser', 'is_active']);

export const updateUser: Handler<'updateUser'> = (call) =>
  inTransaction(call.db, async (trx) => {
    const { input, caller } = call;
    const fields = Object.keys(input.body);
    const found = await lockManaged(trx, caller, input.params.id);
    checkFields(found.caller, input.body, found.user);
    const action = fields.some((field) => rankFields.has(field)) ? 'rank_changed' : 'account_changed';
    const named = { ...found.user, ...input.body };
    // Before the change: a changed email is reported to the old address.
    await recordAccount(trx, call, action, named, [...fields, ...gainedRanks(found.user, input.body)]);
    const user = await changeUser(trx, found.user, input.body, call.now());
    // Posts show the name of their author.
    await raiseContentVersion(trx);
    return { status: 200, body: presentUser(user) };
  });

export const deleteUser: Handler<'deleteUser'> = (call) =>
  inTransaction(call.db, async (trx) => {
    const found = await lockManaged(trx, call.caller, call.input.params.id);
    if (found.user.id === found.caller.id) throw problem('own_account');
    await removeUser(trx, found.user, call.now());
    await recordAccount(trx, call, 'account_deleted', found.user);
    await raiseContentVersion(trx);
    return { status: 204 };
  });

const wrongPassword: ProblemOptions = {
  fields: [
    {
      path: 'current_password',
      code: 'wrong_password',
      message: { ru: 'Текущий пароль указан неверно.', en: 'The current password is wrong.' },
    },
  ],
};

/** Requires the current password for one's own account. */
async function confirmOwn(call: Call<'resetPassword'>, { user, caller }: Managed): Promise<void> {
  const password = call.input.body.current_password ?? '';
  if (!(await proveIdentity(call, caller, () => verifyPassword(password, user.password_hash))))
    throw problem('wrong_password', wrongPassword);
}

/** Hashing is slow, so it is done before the transaction. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { db, input } = call;
  const managed = await findManaged(db, call.caller, input.params.id);
  const { id } = managed.user;
  const isOwn = id === managed.caller.id;
  if (isOwn) await confirmOwn(call, managed);
  await refuseGuessable(call, input.body.password, managed.user);
  const passwordHash = await hashPassword(input.body.password, call.passwordCost);
  const keptSession = isOwn ? managed.caller.sessionId : null;
  await inTransaction(db, async (trx) => {
    await setPasswordHash(trx, { id, passwordHash, keptSession });
    await recordAccount(trx, call, 'password_changed', managed.user);
  });
  return { status: 204 };
};
