import { UnusableArchiveError } from '../backup/archive.ts';
import { ProblemError } from '../errors.ts';
import { StorageUnavailableError } from '../media/storage.ts';
import { readSettings } from '../settings/readSettings.ts';
import { explainStartFailure, failureContext, type FailureContext } from '../start/startFailure.ts';
import { helpOf, parseArguments, UsageError, type Command, type Surroundings } from './command.ts';
import { backup, backupAccept, backupAdopt, backupList, restore } from './commands/backup.ts';
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
import { version } from './commands/version.ts';

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
  backupAdopt,
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
  version,
];

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    'npm run janus -- COMMAND',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'For help with a command, add --help. Settings: npm run janus -- config',
  ].join('\n');
}

function find(words: readonly string[]): { command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === words.slice(0, length).join(' '));
    if (command) return { command, rest: words.slice(length) };
  }
  return null;
}

/** Returns a hint for words that name no command. */
function tellMissing([first = '']: readonly string[]): string {
  if (first.startsWith('-'))
    return `There is no option ${first} before a command. Settings are no options: npm run janus -- config lists them.`;
  const longer = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  return longer.length > 0
    ? `${first} needs another word: ${longer.join(', ')}.`
    : `There is no command ${first}; --help lists them.`;
}

const misplaced: Readonly<Record<string, string>> = {
  ENOENT: 'There is no',
  EACCES: 'This account may not use',
  EPERM: 'This account may not use',
  EROFS: 'Nothing can be written to',
  ENOSPC: 'There is no room for',
  EISDIR: 'This is a folder:',
  ENOTDIR: 'This is not in a folder:',
};

/** The name of a file while it is being written. */
const unfinished = /\.\d+\.part$/;

/** Explains an error about a file on the command line or next to it; errors in the data folder concern the settings. */
function explainFile({ code = '', path }: NodeJS.ErrnoException, dataFolder?: string): string | null {
  const words = misplaced[code];
  if (words === undefined || path === undefined) return null;
  return dataFolder !== undefined && (path.startsWith(dataFolder) || dataFolder.startsWith(path))
    ? null
    : `${words} ${path.replace(unfinished, '')}.`;
}

/** Empty if the settings are invalid. */
function contextOf({ environment, folder }: Surroundings): FailureContext {
  try {
    return failureContext(readSettings(environment, folder));
  } catch {
    return {};
  }
}

/** Reduces errors that a person can fix to one line; all others keep their stack. */
function explain(error: unknown, surroundings: Surroundings): string {
  const isExplained = [UsageError, ProblemError, StorageUnavailableError, UnusableArchiveError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return (error as Error).message;
  const context = contextOf(surroundings);
  if (!(error instanceof Error)) return String(error);
  return (
    explainFile(error, context.dataFolder) ??
    explainStartFailure(error, context) ??
    error.stack ??
    error.message
  );
}

/** Runs one command line; returns 0 for success, 1 for a failure, 2 for a usage error. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const [first, ...others] = words;
  const isHelp = first === '--help' || first === 'help';
  if (isHelp ? others.length === 0 : first === undefined) {
    surroundings.out(overview());
    return isHelp ? 0 : 2;
  }
  const found = find(isHelp ? [...others, '--help'] : first === '--version' ? ['version'] : words);
  if (!found) {
    surroundings.err(tellMissing(isHelp ? others : words));
    return 2;
  }
  try {
    if (found.rest.includes('--help')) {
      surroundings.out(helpOf(found.command));
      return 0;
    }
    return await found.command.run(parseArguments(found.command, found.rest), surroundings);
  } catch (error) {
    surroundings.err(explain(error, surroundings));
    if (error instanceof UsageError) surroundings.err(`See: npm run janus -- ${found.command.name} --help`);
    return error instanceof UsageError ? 2 : 1;
  }
}
