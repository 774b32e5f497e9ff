import { hashToken } from '../../accounts/tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { CallerName } from './plans.ts';

interface Account {
  id: string;
  isSuperuser: 0 | 1;
  isActive: 0 | 1;
  roles: readonly ('owner' | 'staff')[];
}

type AccountName = Exclude<CallerName, 'visitor' | 'forged' | 'program'>;

export const idOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

export const accounts: Readonly<Record<AccountName, Account>> = {
  signedIn: { id: idOf(1), isSuperuser: 0, isActive: 1, roles: [] },
  staff: { id: idOf(2), isSuperuser: 0, isActive: 1, roles: ['staff'] },
  owner: { id: idOf(3), isSuperuser: 0, isActive: 1, roles: ['owner'] },
  superuser: { id: idOf(4), isSuperuser: 1, isActive: 1, roles: [] },
  inactive: { id: idOf(5), isSuperuser: 0, isActive: 0, roles: ['staff'] },
  unconfirmed: { id: idOf(6), isSuperuser: 0, isActive: 1, roles: ['owner'] },
};
export const callers = Object.keys(accounts) as AccountName[];

async function restoreAccount(db: Database, name: AccountName, passwordHash: string): Promise<void> {
  const { id, isSuperuser, isActive, roles } = accounts[name];
  const account = {
    username: `caller.${name}`,
    username_key: `caller.${name}`.toLowerCase(),
    password_hash: passwordHash,
    is_superuser: isSuperuser,
    is_active: isActive,
  };
  const rest = {
    email: null,
    email_key: null,
    first_name: '',
    last_name: '',
    photo: null,
    last_login_at: null,
    security_seen_at: 1,
    shown_changed_at: null,
  };
  await db
    .insertInto('users')
    .values({ id, ...account, ...rest, created_at: 1, search_key: account.username_key })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(account))
    .execute();
  await db.deleteFrom('user_roles').where('user_id', '=', id).execute();
  for (const role of roles) await db.insertInto('user_roles').values({ user_id: id, name: role }).execute();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: id,
      refresh_hash: hashToken(`refresh-of-${name}`),
      created_at: 1,
      last_used_at: 1,
      expires_at: Date.UTC(2090, 0, 1),
      confirmed_at: name === 'unconfirmed' ? 1 : Date.UTC(2090, 0, 1),
      user_agent: '',
      address: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function restorePasskey(db: Database, id: string): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: id,
      credential_id: `credential-of-${id}`,
      name: '',
      public_key: '',
      counter: 0,
      transports: '[]',
      domain: 'portfolio.localhost',
      is_backed_up: 0,
      created_at: 1,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Restores a token without scopes. */
async function restoreAccessToken(db: Database, id: string, user_id: string, token: string): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      id,
      user_id,
      name: '',
      token_hash: hashToken(token),
      scopes: '[]',
      created_at: 1,
      expires_at: null,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Restores the second factor of everyone but the owner, who signs in by password alone; its app secret is unreadable to
 * this server.
 */
async function restoreSecondFactor(db: Database, name: AccountName): Promise<void> {
  const { id } = accounts[name];
  const row = { enabled_at: 1, totp_secret: 'sealed', totp_step: 0 };
  if (name === 'owner') await db.deleteFrom('second_factors').where('user_id', '=', id).execute();
  else
    await db
      .insertInto('second_factors')
      .values({ user_id: id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
}

/** Restores the callers' accounts, roles, sessions, passkeys, second factors and personal access tokens. */
export async function restoreCallers(db: Database, passwordHash: string, program: string): Promise<void> {
  for (const name of callers) await restoreAccount(db, name, passwordHash);
  for (const name of callers) await restorePasskey(db, accounts[name].id);
  for (const { id } of Object.values(accounts)) await restoreAccessToken(db, id, id, id);
  await restoreAccessToken(db, idOf(7), accounts.superuser.id, program);
  for (const name of callers) await restoreSecondFactor(db, name);
}
