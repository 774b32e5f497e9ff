import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { hasTypedWords } from '../shared/hasTypedWords.ts';

/** In this order: what is found comes last, because it comes later and must not push away what is chosen already. */
export const commandGroups = ['go', 'create', 'look', 'session', 'found'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One thing that the palette can do. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  glyph: GlyphName;
  /** What else it is found by: its address, its name in the other language. */
  words?: string;
  /** A quiet word at its end: a key, a kind. */
  hint?: string;
  /** With Shift, a post that was found opens at its date of publication. */
  run(isAtDate?: boolean): void;
}

/** The commands that every typed word is found in. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const isFound = hasTypedWords(typed);
  return commands.filter((command) => isFound(`${command.label} ${command.words ?? ''}`));
}
