import { NewerDatabaseError } from '../db/migrate.ts';
import { ProblemError } from '../errors.ts';
import { StorageUnavailableError } from '../media/storage.ts';
import { SettingsError } from '../settings/readSettings.ts';
import { helpOf, parseArguments, UsageError, type Command, type Surroundings } from './command.ts';
import { backup, backupAccept, backupList, restore } from './commands/backup.ts';
import { config } from './commands/config.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { mediaAdopt, mediaCopyForeign, mediaMove } from './commands/media.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { rollback } from './commands/rollback.ts';
import { seed } from './commands/seed.ts';
import { serve } from './commands/serve.ts';
import { tokenCreate, tokenList, tokenRevoke } from './commands/token.ts';
import {
  userCreate,
  userList,
  userRemovePasskeys,
  userResetPassword,
  userResetSecondFactor,
} from './commands/user.ts';

export const commands: readonly Command[] = [
  serve,
  migrateCommand,
  userCreate,
  userList,
  userResetPassword,
  userRemovePasskeys,
  userResetSecondFactor,
  tokenCreate,
  tokenList,
  tokenRevoke,
  backup,
  backupList,
  backupAccept,
  restore,
  rollback,
  mediaAdopt,
  mediaMove,
  mediaCopyForeign,
  exportCommand,
  importCommand,
  seed,
  config,
  doctor,
];

function overview(): string {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length)) + 2;
  const rows = commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}${summary}`);
  return [
    'npm run janus -- COMMAND',
    '',
    ...rows,
    '',
    'Each takes --help. Settings: npm run janus -- config',
  ].join('\n');
}

function find(words: readonly string[]): { command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === words.slice(0, length).join(' '));
    if (command) return { command, rest: words.slice(length) };
  }
  return null;
}

/** What a person can do something about is one line; everything else keeps its stack. */
function explain(error: unknown): string {
  const isExplained = [
    UsageError,
    SettingsError,
    ProblemError,
    NewerDatabaseError,
    StorageUnavailableError,
  ].some((kind) => error instanceof kind);
  if (isExplained) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database cannot be reached (${code}): check DATABASE_URL and that it runs.`;
  if (code === 'EACCES' || code === 'ENOENT') return error.message;
  return error.stack ?? error.message;
}

/** Runs one command line; 0 is success, 1 a failure, 2 a mistake in the line itself. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  if (words.length === 0 || words[0] === '--help' || words[0] === 'help') {
    surroundings.out(overview());
    return words.length === 0 ? 2 : 0;
  }
  const found = find(words);
  if (!found) {
    surroundings.err(`There is no command ${words[0]}; --help lists them.`);
    return 2;
  }
  try {
    if (found.rest.includes('--help')) {
      surroundings.out(helpOf(found.command));
      return 0;
    }
    return await found.command.run(parseArguments(found.command, found.rest), surroundings);
  } catch (error) {
    surroundings.err(explain(error));
    if (error instanceof UsageError) surroundings.err(`See: npm run janus -- ${found.command.name} --help`);
    return error instanceof UsageError ? 2 : 1;
  }
}
