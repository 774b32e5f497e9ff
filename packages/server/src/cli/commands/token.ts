import { tokenScopes, type Scope } from '../../accounts/accessTokens/scopes.ts';
import {
  addAccessToken,
  hasRoomForToken,
  listAccessTokenRows,
  mostAccessTokens,
  removeAccessToken,
  scopesOf,
} from '../../accounts/accessTokens/store.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findUserByName, listUserRows } from '../../routes/users/store.ts';
import { tokenEvent } from '../../trail/tokenEvent.ts';
import { onlyWord, UsageError, withSite, type Command, type ParsedArguments } from '../command.ts';
import { recordCommand } from '../recordCommand.ts';

const scopes = [
  ...new Set(Object.values(tokenScopes).flatMap((rule) => (typeof rule === 'string' ? [] : rule))),
].toSorted();
const longest = 366;

interface Account {
  id: string;
  username: string;
}

async function allAccounts(db: Database) {
  return (await listUserRows(db, { limit: 10_000, after: null, offset: 0 })).rows;
}

/** Returns the account of `--user`, or the only active one. */
async function findAccount(db: Database, parsed: ParsedArguments): Promise<Account> {
  const name = parsed.options['user'];
  const rows = await allAccounts(db);
  if (typeof name !== 'string') {
    const [only, ...more] = rows.filter((row) => row.is_active === 1);
    if (!only || more.length > 0) throw new UsageError('Name its account: --user NAME.');
    return only;
  }
  const user = await findUserByName(db, name);
  if (!user) throw new UsageError(`There is no account ${name}.`);
  if (user.is_active === 0) throw new UsageError(`The account ${name} is not active.`);
  return user;
}

function readScopes(parsed: ParsedArguments): Scope[] {
  const text = parsed.options['scopes'];
  const names = typeof text === 'string' ? text.split(',').map((name) => name.trim()) : [];
  if (names.length === 0) throw new UsageError(`Say what it may do: --scopes ${scopes.join(',')}.`);
  return [...new Set(names)].map((name) => {
    const scope = scopes.find((one) => one === name);
    if (!scope) throw new UsageError(`There is no scope ${name}; there are ${scopes.join(', ')}.`);
    return scope;
  });
}

function readDays(parsed: ParsedArguments): number | null {
  const { days } = parsed.options;
  if (days === 'never') return null;
  const number = days === undefined ? 90 : Number(days);
  if (Number.isInteger(number) && number >= 1 && number <= longest) return number;
  throw new UsageError(`--days is a number from 1 to ${longest}, or never.`);
}

function readName(parsed: ParsedArguments): string {
  const name = onlyWord(parsed, 'name').trim();
  if (name === '' || name.length > 100) throw new UsageError('A name has 1 to 100 characters.');
  return name;
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const tokenCreate: Command = {
  name: 'token create',
  usage: 'NAME --scopes SCOPE,…',
  summary: 'Creates an access token for a program, such as CI.',
  details: `The token acts as its account, within its scopes and the account’s role: ${scopes.join(', ')}.
It is printed once; the server keeps its hash. Programs send it as: Authorization: Bearer janus_pat_…`,
  options: {
    scopes: { type: 'string', meaning: 'What it may do: scopes, separated by commas.' },
    days: { type: 'string', meaning: `Days until it expires: 1 to ${longest}, or never; 90 by default.` },
    user: { type: 'string', meaning: 'The account it acts for; optional if there is only one.' },
  },
  run(parsed, surroundings) {
    const made = { name: readName(parsed), scopes: readScopes(parsed), days: readDays(parsed) };
    return withSite(surroundings, async ({ db }, settings) => {
      const account = await findAccount(db, parsed);
      const { row, token } = await inTransaction(db, async (trx) => {
        if (!(await hasRoomForToken(trx, account.id)))
          throw new UsageError(
            `${account.username} has ${mostAccessTokens} access tokens, which is the maximum.`,
          );
        await recordCommand(trx, settings, tokenEvent('token_created', account, made.name));
        return addAccessToken(trx, { userId: account.id, ...made, now: Date.now() });
      });
      const end = row.expires_at === null ? 'no expiry' : `until ${dateOf(row.expires_at)}`;
      surroundings.out(`${made.name}, of ${account.username}, ${end}\ntoken, shown this once: ${token}`);
      return 0;
    });
  },
};

export const tokenList: Command = {
  name: 'token list',
  usage: '',
  summary: 'Lists access tokens: id, account, name, scopes, expiry, last use.',
  run: (_given, surroundings) =>
    withSite(surroundings, async ({ db }) => {
      for (const user of await allAccounts(db))
        for (const row of await listAccessTokenRows(db, user.id)) {
          const end = row.expires_at === null ? 'no expiry' : `until ${dateOf(row.expires_at)}`;
          const use = row.last_used_at === null ? 'never used' : `used ${dateOf(row.last_used_at)}`;
          surroundings.out([row.id, user.username, row.name, scopesOf(row).join(','), end, use].join('\t'));
        }
      return 0;
    }),
};

export const tokenRevoke: Command = {
  name: 'token revoke',
  usage: 'ID',
  summary: 'Revokes an access token at once, by the id that token list shows.',
  run(parsed, surroundings) {
    const id = onlyWord(parsed, 'id').toLowerCase();
    return withSite(surroundings, async ({ db }, settings) => {
      for (const user of await allAccounts(db)) {
        const row = await inTransaction(db, async (trx) => {
          const removed = await removeAccessToken(trx, user.id, id);
          if (removed) await recordCommand(trx, settings, tokenEvent('token_revoked', user, removed.name));
          return removed;
        });
        if (!row) continue;
        surroundings.out(`${row.name}, of ${user.username}, is revoked.`);
        return 0;
      }
      throw new UsageError(`There is no access token ${id}; token list shows them.`);
    });
  },
};
