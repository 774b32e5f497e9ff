import type { JudgePassword } from '../accounts/guessable/guessApart.ts';
import { refuseGuessable } from '../accounts/guessable/refuseGuessable.ts';
import { generatePassword, hashPassword, type PasswordCost } from '../accounts/password.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../errors.ts';
import { addUser } from '../routes/users/store.ts';
import type { Settings } from '../settings.ts';
import { SettingsError } from '../settings/settingsError.ts';
import { claim } from './facts.ts';
import { finishSample, sampleFact } from './finishSample.ts';

export interface FirstStart {
  username: string;
  /** Told once, here; null when the setting gave one. */
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

/** A password of the settings that anybody would try is refused like any other, as long as it would be used. */
async function checkGivenPassword(
  db: Database,
  settings: Settings,
  judgePassword: JudgePassword,
): Promise<void> {
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

/** Makes the owner's account; null when somebody has one already. */
async function makeOwner({ db, settings, now, passwordCost }: FirstStartOptions): Promise<FirstStart | null> {
  const password = settings.ownerPassword ?? generatePassword();
  const passwordHash = await hashPassword(password, passwordCost);
  return inTransaction(db, async (trx) => {
    if (!(await claim(trx, 'first_start', now))) return null;
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    await addUser(
      trx,
      { username: settings.ownerUsername, passwordHash, is_superuser: true, roles: ['owner'] },
      now,
    );
    if (settings.sample) await claim(trx, sampleFact, now);
    return {
      username: settings.ownerUsername,
      generatedPassword: settings.ownerPassword === null ? password : null,
    };
  });
}

/**
 * Puts an owner, and sample content if wanted, into an empty database; once, whoever starts first.
 * The owner is told before the sample is made: a process killed in between must not keep the password to itself.
 */
export async function firstStart(options: FirstStartOptions): Promise<void> {
  const { db, settings, now, judgePassword, onFirstStart, installSample } = options;
  await checkGivenPassword(db, settings, judgePassword);
  const started = await makeOwner(options);
  if (started) onFirstStart(started);
  if (settings.sample) await finishSample(db, { isFirst: started !== null, now, installSample });
}
