type Args = Readonly<Record<string, unknown>>;

/** What a story itself sets. */
interface OwnStory {
  args?: Args;
  parameters?: { english?: Args };
}

/**
 * Returns a story's arguments in English; one that was changed by hand stays. Storybook merges `english` of the file
 * into that of the story, so an argument of the story (`own`) stays, too, unless the story has English for it.
 */
export function englishArgs(args: Args, initialArgs: Args, english: Args = {}, own: OwnStory = {}): Args {
  const isEnglish = (name: string) =>
    Object.is(args[name], initialArgs[name]) &&
    (!Object.hasOwn(own.args ?? {}, name) || Object.hasOwn(own.parameters?.english ?? {}, name));
  return { ...args, ...Object.fromEntries(Object.entries(english).filter(([name]) => isEnglish(name))) };
}
