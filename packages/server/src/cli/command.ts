import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { backUpBeforeMigration } from '../backup/daily/backUpBeforeMigration.ts';
import { migrate } from '../db/migrate.ts';
import { withLongTimeouts } from '../db/timeouts.ts';
import { errorMessage } from '../errorMessage.ts';
import { openStorage } from '../media/openStorage.ts';
import type { Settings } from '../settings.ts';
import { readSettings } from '../settings/readSettings.ts';
import { SettingsError } from '../settings/settingsError.ts';
import type { Environment } from '../settings/source.ts';

/** The input and output of a command. */
export interface Surroundings {
  environment: Environment;
  folder: string;
  out(text: string): void;
  /** Progress and errors: separate from the output that scripts read. */
  err(text: string): void;
  /** Reads all of standard input, for secrets that must not appear in a list of processes. */
  readInput(): Promise<string>;
}

export interface Command {
  /** As typed: `user create`. */
  name: string;
  /** Arguments after the name. */
  usage: string;
  /** One sentence for the list of commands. */
  summary: string;
  /** Further text for `--help`. */
  details?: string;
  options?: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean; meaning: string }>>;
  /** Returns the exit code. */
  run(parsed: ParsedArguments, surroundings: Surroundings): Promise<number>;
}

export interface ParsedArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** A usage error: printed as one line, without a stack. */
export class UsageError extends Error {}

export function parseArguments(command: Command, words: readonly string[]): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: takesWords(command),
    });
    return { words: positionals, options: values };
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

/** Whether the command takes words in addition to options. */
const takesWords = ({ usage }: Command) => /^\[?[A-Z]/.test(usage);

export function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { type, meaning }]) => `  --${name}${type === 'string' ? ' VALUE' : ''}`.padEnd(28) + meaning,
  );
  const parts = [`npm run janus -- ${command.name} ${command.usage}`.trim(), '', command.summary];
  if (command.details !== undefined) parts.push('', command.details);
  if (options.length > 0) parts.push('', ...options);
  return parts.join('\n');
}

/** Returns the only word that a command takes. */
export function onlyWord(parsed: ParsedArguments, what: string): string {
  const [word, ...rest] = parsed.words;
  if (word === undefined || rest.length > 0) throw new UsageError(`Give one ${what}.`);
  return word;
}

/** Opens the database in the settings for the duration of `work`. */
export async function withDatabase<T>(
  { environment, folder }: Surroundings,
  work: (database: OpenDatabase, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(environment, folder);
  const database = openDatabase(settings);
  try {
    return await withLongTimeouts(() => work(database, settings));
  } finally {
    await database.close();
  }
}

/** Refuses a folder without a site, which is probably the wrong one, and creates nothing in it. */
export function requireSite({ environment, folder }: Surroundings): void {
  const { databaseUrl, sqliteFile, dataFolder } = readSettings(environment, folder);
  if (databaseUrl === null && !existsSync(sqliteFile))
    throw new SettingsError([
      `There is no site in ${dataFolder} yet: start it once, or name its folder with JANUS_DATA.`,
    ]);
}

/**
 * Opens an existing site, or a new one if the command may create it, and migrates its tables; a backup is made before
 * they are changed.
 */
export async function withSite<T>(
  surroundings: Surroundings,
  work: (database: OpenDatabase, settings: Settings) => Promise<T>,
  { mayBegin = false } = {},
): Promise<T> {
  if (!mayBegin) requireSite(surroundings);
  return withDatabase(surroundings, async (database, settings) => {
    const { db } = database;
    const target = { db, settings, media: openStorage(settings) };
    await backUpBeforeMigration(target, Date.now(), (error) => surroundings.err(errorMessage(error)));
    await migrate(db);
    return work(database, settings);
  });
}
