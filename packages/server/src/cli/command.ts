import { parseArgs } from 'node:util';
import type { OpenDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { withLongPatience } from '../db/patience.ts';
import type { Settings } from '../settings.ts';
import { readSettings } from '../settings/readSettings.ts';
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
  run(given: ParsedArguments, surroundings: Surroundings): Promise<number>;
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
      allowPositionals: true,
    });
    return { words: positionals, options: values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

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
export function onlyWord(given: ParsedArguments, what: string): string {
  const [word, ...rest] = given.words;
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
