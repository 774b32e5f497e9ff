import { setImmediate as nextTurn } from 'node:timers/promises';
import { refuseGuessable } from '../../accounts/guessable/refuseGuessable.ts';
import { hashPassword, verifyPassword } from '../../accounts/password.ts';
import { mayResetStep } from '../../accounts/permissions.ts';
import { proveIdentity } from '../../accounts/proveIdentity.ts';
import type { Call, Handler } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, raiseContentVersion } from '../../db/transaction.ts';
import { problem, type ProblemOptions } from '../../errors.ts';
import { cutPage, startOf } from '../../paging.ts';
import { changedRights } from './changedRights.ts';
import { presentUser } from './present.ts';
import { recordAccount } from './recordAccount.ts';
import { resetAccount } from './resetAccount.ts';
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

/** Unlike a change, reading is not limited by reach: the list shows every account as well. */
export const getUser: Handler<'getUser'> = async ({ db, input }) => {
  const user = await findUser(db, input.params.id);
  if (!user) throw problem('not_found');
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

const rankFields = new Set(['roles', 'is_superuser', 'is_active']);

/** Records changed rights and other changed fields as two events: each has its own security notice. */
async function recordUpdate(trx: Database, call: Call<'updateUser'>, user: UserRow): Promise<void> {
  const { body } = call.input;
  const named = { ...user, ...body };
  const fields = Object.keys(body);
  const others = fields.filter((field) => !rankFields.has(field));
  const ranks = fields.filter((field) => rankFields.has(field));
  if (others.length > 0 || ranks.length === 0)
    await recordAccount(trx, call, 'account_changed', named, others);
  if (ranks.length === 0) return;
  const rights = changedRights(user, body);
  await recordAccount(trx, call, 'rank_changed', named, rights.length > 0 ? rights : ranks);
}

export const updateUser: Handler<'updateUser'> = (call) =>
  inTransaction(call.db, async (trx) => {
    const { input, caller } = call;
    const found = await lockManaged(trx, caller, input.params.id);
    checkFields(found.caller, input.body, found.user);
    // Before the change: a changed email is reported to the old address.
    await recordUpdate(trx, call, found.user);
    const user = await changeUser(trx, found.user, input.body, call.now());
    // Posts show the name of their author.
    await raiseContentVersion(trx);
    return { status: 200, body: presentUser(user) };
  });

export const deleteUser: Handler<'deleteUser'> = async (call) => {
  const removeNext = async (trx: Database) => {
    const found = await lockManaged(trx, call.caller, call.input.params.id);
    if (found.user.id === found.caller.id) throw problem('own_account');
    const isRemoved = await removeUser(trx, found.user, call.now());
    if (isRemoved) await recordAccount(trx, call, 'account_deleted', found.user);
    await raiseContentVersion(trx);
    return isRemoved;
  };
  while (!(await inTransaction(call.db, removeNext))) await nextTurn();
  return { status: 204 };
};

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
  const { user, caller } = managed;
  await inTransaction(db, async (trx) => {
    const change = { passwordHash, now: call.now() };
    if (!isOwn) return resetAccount(trx, call, { ...change, user, endsStep: mayResetStep(caller, user) });
    await setPasswordHash(trx, { ...change, id, keptSession: caller.sessionId });
    await recordAccount(trx, call, 'password_changed', user);
  });
  return { status: 204 };
};
