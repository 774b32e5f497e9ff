import type { GlyphName } from '../../components/Glyph/Glyph.tsx';
import { hasTypedWords } from '../shared/hasTypedWords.ts';

/** In display order: search results come last, because they load later and must not displace a chosen command. */
export const commandGroups = ['go', 'create', 'look', 'session', 'found'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One command of the palette. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  glyph: GlyphName;
  /** Further search words: its address, its name in the other language. */
  words?: string;
  /** A muted word at its end: a shortcut or a kind. */
  hint?: string;
  /** With Shift, a post found by the search opens at its publication date. */
  run(isAtDate?: boolean): void;
}

/** Returns the commands that contain every typed word. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const isFound = hasTypedWords(typed);
  return commands.filter((command) => isFound(`${command.label} ${command.words ?? ''}`));
}
