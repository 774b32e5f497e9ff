/** Returns the words after the command; npm may pass on the `--` before them. */
export const commandWords = (): string[] => process.argv.slice(2).filter((word) => word !== '--');

interface Part {
  name: string;
  says: string;
}

interface Command {
  /** The command as it is typed, without its parameters. */
  command: string;
  /** Its parameters, for the help. */
  usage: string;
  /** What its parts are called. */
  kind: string;
  /** Lines of the help below the list of parts. */
  notes?: readonly string[];
}

/** Returns the named parts of a command, all of them by default. Exits after `--help` and after an unknown name. */
export function choose<T extends Part>(
  names: readonly string[],
  parts: readonly T[],
  { command, usage, kind, notes = [] }: Command,
): readonly T[] {
  if (names.includes('--help')) {
    const width = Math.max(...parts.map(({ name }) => name.length));
    const list = parts.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`);
    console.log([`${command} ${usage}\n`, ...list, ...notes].join('\n'));
    process.exit(0);
  }
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`No such ${kind}: ${unknown.join(', ')}. \`${command} -- --help\` lists them.`);
    process.exit(2);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}
