import { generatePassword, hashPassword } from '../accounts/password.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { addUser } from '../routes/users/store.ts';
import type { Settings } from '../settings.ts';
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
  onFirstStart(started: FirstStart): void;
  installSample(): Promise<void>;
}

/** Makes the owner's account; null when somebody has one already. */
async function makeOwner(db: Database, settings: Settings, now: number): Promise<FirstStart | null> {
  const password = settings.ownerPassword ?? generatePassword();
  const passwordHash = await hashPassword(password);
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
export async function firstStart({
  db,
  settings,
  now,
  onFirstStart,
  installSample,
}: FirstStartOptions): Promise<void> {
  const started = await makeOwner(db, settings, now);
  if (started) onFirstStart(started);
  if (settings.sample) await finishSample(db, { isFirst: started !== null, now, installSample });
}
