import type { JudgePassword } from '../accounts/guessable/guessApart.ts';
import { refuseGuessable } from '../accounts/guessable/refuseGuessable.ts';
import { generatePassword, hashPassword, type PasswordCost } from '../accounts/password.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../errors.ts';
import { addUser } from '../routes/users/store.ts';
import type { Settings } from '../settings.ts';
import { SettingsError } from '../settings/settingsError.ts';
import { claimTask } from './claimTask.ts';
import { finishSample, sampleFact } from './finishSample.ts';

export interface FirstStart {
  username: string;
  /** Reported only here; null when the settings contained one. */
  generatedPassword: string | null;
}

export interface FirstStartOptions {
  db: Database;
  settings: Settings;
  /** Milliseconds. */
  now: number;
  judgePassword: JudgePassword;
  passwordCost: PasswordCost;
  onFirstStart(started: FirstStart): void;
  installSample(): Promise<void>;
}

/** Refuses a guessable password in the settings like any other, as long as it would be used. */
async function checkPassword(db: Database, settings: Settings, judgePassword: JudgePassword): Promise<void> {
  const { ownerPassword, ownerUsername: username } = settings;
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (ownerPassword === null || someone) return;
  try {
    await refuseGuessable({ db, settings, judgePassword }, ownerPassword, { username });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new SettingsError([`JANUS_OWNER_PASSWORD: ${error.message}`]);
  }
}

/** Creates the owner's account; null when there is an account already. */
async function makeOwner({ db, settings, now, passwordCost }: FirstStartOptions): Promise<FirstStart | null> {
  const password = settings.ownerPassword ?? generatePassword();
  const passwordHash = await hashPassword(password, passwordCost);
  return inTransaction(db, async (trx) => {
    if (!(await claimTask(trx, 'first_start', now))) return null;
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    await addUser(
      trx,
      { username: settings.ownerUsername, passwordHash, is_superuser: true, roles: ['owner'] },
      now,
    );
    if (settings.sample) await claimTask(trx, sampleFact, now);
    return {
      username: settings.ownerUsername,
      generatedPassword: settings.ownerPassword === null ? password : null,
    };
  });
}

/**
 * Creates an owner, and sample content if wanted, in an empty database; only once, by the first process. The owner's
 * password is reported before the sample is installed: a process killed in between must not take it along.
 */
export async function firstStart(options: FirstStartOptions): Promise<void> {
  const { db, settings, now, judgePassword, onFirstStart, installSample } = options;
  await checkPassword(db, settings, judgePassword);
  const started = await makeOwner(options);
  if (started) onFirstStart(started);
  if (settings.sample) await finishSample(db, { isFirst: started !== null, now, installSample });
}
