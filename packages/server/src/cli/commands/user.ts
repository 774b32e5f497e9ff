import { isEmailAddress } from '@janus-site/core';
import { guessApart } from '../../accounts/guessable/guessApart.ts';
import { refuseGuessable } from '../../accounts/guessable/refuseGuessable.ts';
import { removePasskeysOf } from '../../accounts/passkeys/store.ts';
import { endEmptySecondFactor, resetSecondFactorOf } from '../../accounts/secondFactor/store.ts';
import { generatePassword, hashPassword } from '../../accounts/password.ts';
import { recordAccount } from '../../routes/users/recordAccount.ts';
import { resetAccount } from '../../routes/users/resetAccount.ts';
import { addUser, findUserByName, listUserRows } from '../../routes/users/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  onlyWord,
  UsageError,
  withSite,
  type Command,
  type ParsedArguments,
  type Surroundings,
} from '../command.ts';
import { commandAuthor } from '../recordCommand.ts';

const shortest = 10;
const stepOff = 'It was the last second step: two-step sign-in is now off.';
const passwordOption = {
  'password-stdin': {
    type: 'boolean',
    meaning: 'Reads the password from standard input; otherwise one is generated.',
  },
} as const;

async function choosePassword(
  parsed: ParsedArguments,
  { readInput }: Surroundings,
): Promise<{ password: string; isGenerated: boolean }> {
  if (parsed.options['password-stdin'] !== true) return { password: generatePassword(), isGenerated: true };
  const password = (await readInput()).replace(/\r?\n$/, '');
  if (password.length < shortest || password.length > 200)
    throw new UsageError(`A password has ${shortest} to 200 characters.`);
  return { password, isGenerated: false };
}

function readRoles(parsed: ParsedArguments): ('owner' | 'staff')[] {
  const roles = parsed.options['role'];
  return (Array.isArray(roles) ? roles : []).map((role) => {
    if (role !== 'owner' && role !== 'staff') throw new UsageError('A role is owner or staff.');
    return role;
  });
}

export const userCreate: Command = {
  name: 'user create',
  usage: 'NAME [--role ROLE]…',
  summary: 'Creates an account.',
  options: {
    role: {
      type: 'string',
      multiple: true,
      meaning: 'owner (everything but superusers) or staff (content and messages).',
    },
    superuser: { type: 'boolean', meaning: 'May do everything.' },
    email: { type: 'string', meaning: 'The email address of the account.' },
    ...passwordOption,
  },
  async run(parsed, surroundings) {
    const username = onlyWord(parsed, 'name');
    if (!/^[A-Za-z0-9._-]{3,50}$/.test(username)) {
      throw new UsageError('A name has 3 to 50 Latin letters, digits, dots, underscores or hyphens.');
    }
    const roles = readRoles(parsed);
    const { email } = parsed.options;
    if (typeof email === 'string' && !isEmailAddress(email))
      throw new UsageError(`${email} is no email address.`);
    const { password, isGenerated } = await choosePassword(parsed, surroundings);
    return withSite(
      surroundings,
      async ({ db }, settings) => {
        const account = { username, ...(typeof email === 'string' && { email }) };
        await refuseGuessable({ db, settings, judgePassword: guessApart }, password, account);
        const passwordHash = await hashPassword(password);
        const rank = { is_superuser: parsed.options['superuser'] === true, roles };
        await inTransaction(db, async (trx) => {
          const user = await addUser(trx, { ...account, passwordHash, ...rank }, Date.now());
          await recordAccount(
            trx,
            commandAuthor(settings),
            'account_created',
            user,
            rank.is_superuser ? ['superuser'] : roles,
          );
        });
        surroundings.out(isGenerated ? `${username}\npassword, shown this once: ${password}` : username);
        return 0;
      },
      { mayBegin: true },
    );
  },
};

export const userList: Command = {
  name: 'user list',
  usage: '',
  summary: 'Lists accounts: name, rank, roles, activity.',
  run: (_given, surroundings) =>
    withSite(surroundings, async ({ db }) => {
      const { rows } = await listUserRows(db, { limit: 10_000, after: null, offset: 0 });
      for (const user of rows) {
        const rank = user.is_superuser === 1 ? ['superuser'] : [];
        const place = [...rank, ...user.roles].join(', ') || 'no role';
        surroundings.out([user.username, place, user.is_active === 1 ? 'active' : 'inactive'].join('\t'));
      }
      return 0;
    }),
};

export const userRemovePasskeys: Command = {
  name: 'user remove-passkeys',
  usage: 'NAME',
  summary:
    'Removes every passkey of an account, ends its sign-ins and revokes its access tokens; the password stays.',
  run(parsed, surroundings) {
    const username = onlyWord(parsed, 'name');
    return withSite(surroundings, async ({ db }, settings) => {
      const user = await findUserByName(db, username);
      if (!user) throw new UsageError(`There is no account ${username}.`);
      const [count, isOff] = await inTransaction(db, async (trx) => {
        await recordAccount(trx, commandAuthor(settings), 'account_changed', user, ['passkey_removed']);
        const removed = await removePasskeysOf(trx, user.id);
        const hasEnded = await endEmptySecondFactor(trx, user.id);
        if (hasEnded) await recordAccount(trx, commandAuthor(settings), 'second_factor_off', user);
        return [removed, hasEnded];
      });
      surroundings.out(`Passkeys removed: ${count}.`);
      if (isOff) surroundings.out(stepOff);
      return 0;
    });
  },
};

export const userResetSecondFactor: Command = {
  name: 'user reset-second-factor',
  usage: 'NAME',
  summary: 'Turns two-step sign-in off and ends all sessions; the password and passkeys stay.',
  details:
    'The last way in for somebody who has lost the authenticator app and the recovery codes. The app and the codes stop working.',
  run(parsed, surroundings) {
    const username = onlyWord(parsed, 'name');
    return withSite(surroundings, async ({ db }, settings) => {
      const user = await findUserByName(db, username);
      if (!user) throw new UsageError(`There is no account ${username}.`);
      const wasOn = await inTransaction(db, async (trx) => {
        const isEnded = await resetSecondFactorOf(trx, user.id);
        if (isEnded) await recordAccount(trx, commandAuthor(settings), 'second_factor_off', user);
        return isEnded;
      });
      surroundings.out(wasOn ? 'Two-step sign-in is off.' : 'Two-step sign-in was not on.');
      return 0;
    });
  },
};

export const userResetPassword: Command = {
  name: 'user reset-password',
  usage: 'NAME',
  summary:
    'Replaces a password, ends all sessions of the account, and removes its passkeys and access tokens.',
  options: passwordOption,
  async run(parsed, surroundings) {
    const username = onlyWord(parsed, 'name');
    const { password, isGenerated } = await choosePassword(parsed, surroundings);
    return withSite(surroundings, async ({ db }, settings) => {
      const user = await findUserByName(db, username);
      if (!user) throw new UsageError(`There is no account ${username}.`);
      await refuseGuessable({ db, settings, judgePassword: guessApart }, password, user);
      const passwordHash = await hashPassword(password);
      const isOff = await inTransaction(db, (trx) =>
        resetAccount(trx, commandAuthor(settings), {
          user,
          passwordHash,
          now: Date.now(),
          endsStep: true,
        }),
      );
      surroundings.out(isGenerated ? `password, shown this once: ${password}` : 'The password was replaced.');
      if (isOff) surroundings.out(stepOff);
      return 0;
    });
  },
};
