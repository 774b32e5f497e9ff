import type { Database } from '../../db/schema.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import { errorCatalogue } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import type { JudgePassword } from './guessApart.ts';

type Account = Pick<UserTable, 'username'> & Partial<Pick<UserTable, 'email' | 'first_name' | 'last_name'>>;

/** Returns a name and its parts: `anna.orlova@example.com` is also `anna`, `orlova` and `example`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
}

async function accountWords(db: Database, settings: Settings, account: Account): Promise<string[]> {
  const names = await db.selectFrom('profile_translations').select('name').execute();
  const { username, email, first_name, last_name } = account;
  const own = [username, email ?? '', first_name ?? '', last_name ?? '', settings.ownerUsername];
  const site = [...names.map(({ name }) => name), ...settings.hosts.portfolio, ...settings.hosts.blog];
  return [...new Set([...own, ...site, 'Janus', 'AleBlog'].flatMap(partsOf))];
}

/** @throws ProblemError `guessable_password` */
export async function refuseGuessable(
  { db, settings, judgePassword }: { db: Database; settings: Settings; judgePassword: JudgePassword },
  password: string,
  account: Account,
): Promise<void> {
  if (await judgePassword(password, await accountWords(db, settings, account)))
    throw problem('guessable_password', {
      fields: [
        { path: 'password', code: 'guessable_password', message: errorCatalogue.guessable_password.detail },
      ],
    });
}
