import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { backUpBeforeMigration } from '../backup/daily/backUpBeforeMigration.ts';
import { migrate } from '../db/migrate.ts';
import { withLongPatience } from '../db/patience.ts';
import { openStorage } from '../media/openStorage.ts';
import type { Settings } from '../settings.ts';
import { readSettings } from '../settings/readSettings.ts';
import { SettingsError } from '../settings/settingsError.ts';
import type { Environment } from '../settings/source.ts';

/** Where a command writes, and what it knows of its surroundings. */
export interface Surroundings {
  environment: Environment;
  folder: string;
  out(text: string): void;
  /** Progress and complaints: apart from what a script would read. */
  err(text: string): void;
  /** All of the standard input, for secrets that must not stand in a list of processes. */
  readInput(): Promise<string>;
}

export interface Command {
  /** As it is typed: `user create`. */
  name: string;
  /** What follows the name. */
  usage: string;
  /** One sentence for the list. */
  summary: string;
  /** The rest of `--help`. */
  details?: string;
  options?: Readonly<Record<string, { type: 'string' | 'boolean'; multiple?: boolean; meaning: string }>>;
  /** Returns the exit code. */
  run(parsed: ParsedArguments, surroundings: Surroundings): Promise<number>;
}

export interface ParsedArguments {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** A mistake of the person at the command line: printed as one line, without a stack. */
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
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Whether words follow the name, beside options. */
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

/** The one word a command asks for. */
export function onlyWord(parsed: ParsedArguments, what: string): string {
  const [word, ...rest] = parsed.words;
  if (word === undefined || rest.length > 0) throw new UsageError(`Give one ${what}.`);
  return word;
}

/** Opens the database of the settings for the time of `work`. */
export async function withDatabase<T>(
  { environment, folder }: Surroundings,
  work: (database: OpenDatabase, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(environment, folder);
  const database = openDatabase(settings);
  try {
    return await withLongPatience(() => work(database, settings));
  } finally {
    await database.close();
  }
}

/** Refuses a folder without a site, which is likely a wrong one: nothing is made in it. */
export function requireSite({ environment, folder }: Surroundings): void {
  const { databaseUrl, sqliteFile, dataFolder } = readSettings(environment, folder);
  if (databaseUrl === null && !existsSync(sqliteFile))
    throw new SettingsError([
      `There is no site in ${dataFolder} yet: start it once, or name its folder with JANUS_DATA.`,
    ]);
}

/**
 * Opens a site that is there, unless the command may begin one, with its tables in the present shape; a copy is made
 * before they are changed.
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
    await backUpBeforeMigration(target, Date.now(), (error) =>
      surroundings.err(error instanceof Error ? error.message : String(error)),
    );
    await migrate(db);
    return work(database, settings);
  });
}
