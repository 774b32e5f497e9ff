type Args = Readonly<Record<string, unknown>>;

/** Returns a story's arguments in English; one that was changed by hand stays. */
export function englishArgs(args: Args, initialArgs: Args, english: Args = {}): Args {
  const untouched = Object.entries(english).filter(([name]) => Object.is(args[name], initialArgs[name]));
  return { ...args, ...Object.fromEntries(untouched) };
}
