import type { GlyphName } from '../../components/Glyph/Glyph.tsx';

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
  run(): void;
}

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The commands that every typed word is found in. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const text = folded(`${command.label} ${command.words ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
