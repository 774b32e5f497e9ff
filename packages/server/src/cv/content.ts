import { typograph, type Language } from '@janus-site/core';

/** Part of a text. */
export interface CvRun {
  text: string;
  bold?: boolean;
  italics?: boolean;
  link?: string;
}

/** The role of a paragraph; its font, colour and the space above depend on it. */
export type CvRole = 'headline' | 'contacts' | 'contact' | 'place' | 'body' | 'line' | 'note';

/** The blocks of a CV, in reading order. */
export type CvBlock =
  | { kind: 'paragraph'; role: CvRole; text: CvRun[] }
  | { kind: 'list'; isOrdered: boolean; items: CvBlock[][] }
  /** The person's name. */
  | { kind: 'name'; text: string }
  /** An item under a heading: a job, a school, a project. */
  | { kind: 'entry'; title: CvRun[]; dates: string; blocks: CvBlock[] }
  | { kind: 'section'; title: string; blocks: CvBlock[] };

export const paragraph = (role: CvRole, text: string | CvRun[]): CvBlock => ({
  kind: 'paragraph',
  role,
  text: typeof text === 'string' ? [{ text }] : text,
});

/** Applies the language's punctuation and no-break spaces, as on the pages. */
export function typeset(blocks: readonly CvBlock[], language: Language): CvBlock[] {
  const runs = (text: CvRun[]) => text.map((run) => ({ ...run, text: typograph(run.text, language) }));
  return blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, text: runs(block.text) };
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => typeset(item, language)) };
    if (block.kind === 'entry')
      return {
        ...block,
        title: runs(block.title),
        dates: typograph(block.dates, language),
        blocks: typeset(block.blocks, language),
      };
    if (block.kind === 'section') return { ...block, blocks: typeset(block.blocks, language) };
    return block;
  });
}
