import { hashPassword, verifyPassword } from '../../accounts/password.ts';
import type { Handler } from '../../contract/handler.ts';
import { inTransaction, raiseContentVersion } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, startOf } from '../../paging.ts';
import { presentUser } from './present.ts';
import { checkRank, findManaged } from './rules.ts';
import { addUser, changeUser, findUser, listUserRows, removeUser, setPasswordHash } from './store.ts';

export const getMe: Handler<'getMe'> = async ({ db, caller }) => {
  const user = caller && (await findUser(db, caller.id));
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

export const createUser: Handler<'createUser'> = async ({ db, input, caller, now }) => {
  if (!caller) throw problem('unauthorized');
  const { password, ...user } = input.body;
  checkRank(caller, { is_superuser: user.is_superuser ?? false });
  const row = await addUser(db, { ...user, passwordHash: await hashPassword(password) }, now());
  return { status: 201, body: presentUser(row) };
};

export const updateUser: Handler<'updateUser'> = ({ db, input, caller }) =>
  inTransaction(db, async (trx) => {
    const found = await findManaged(trx, caller, input.params.id);
    checkRank(found.caller, input.body, found.user);
    const user = await changeUser(trx, found.user, input.body);
    // an author's name stands on posts
    await raiseContentVersion(trx);
    return { status: 200, body: presentUser(user) };
  });

export const deleteUser: Handler<'deleteUser'> = ({ db, input, caller }) =>
  inTransaction(db, async (trx) => {
    const found = await findManaged(trx, caller, input.params.id);
    if (found.user.id === found.caller.id) throw problem('own_account');
    await removeUser(trx, found.user);
    await raiseContentVersion(trx);
    return { status: 204 };
  });

const wrongPassword = {
  fields: [
    {
      path: 'current_password',
      message: { ru: 'Текущий пароль указан неверно.', en: 'The current password is wrong.' },
    },
  ],
};

/** Hashing takes long, so it is done before the transaction; every sign-in of the account ends. */
export const resetPassword: Handler<'resetPassword'> = async ({ db, input, caller }) => {
  const { user, caller: asker } = await findManaged(db, caller, input.params.id);
  const { password, current_password } = input.body;
  const isOwn = user.id === asker.id;
  if (isOwn && !(await verifyPassword(current_password ?? '', user.password_hash))) {
    throw problem('wrong_password', wrongPassword);
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(db, (trx) => setPasswordHash(trx, user.id, passwordHash));
  return { status: 204 };
};
