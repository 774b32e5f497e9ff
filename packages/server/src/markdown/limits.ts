import type { MarkdownIt, StateCore } from 'markdown-it';

/** The limits of one text. Above these the plug-ins' own work grows quadratically. */
export const textLimits = {
  headings: 2000,
  footnotes: 1000,
  footnoteReferences: 4000,
  formulas: 3000,
} as const;

export type TextLimit = keyof typeof textLimits;

/** A text exceeds a limit. */
export class TextLimitError extends Error {
  readonly limit: TextLimit;

  constructor(limit: TextLimit) {
    super(`A text may have at most ${textLimits[limit]} ${limit}.`);
    this.name = 'TextLimitError';
    this.limit = limit;
  }
}

function refuseAbove(limit: TextLimit, count: number): void {
  if (count > textLimits[limit]) throw new TextLimitError(limit);
}

function countBlocks(state: StateCore): void {
  let headings = 0;
  let footnotes = 0;
  for (const { type } of state.tokens) {
    if (type === 'heading_open') headings += 1;
    if (type === 'footnote_reference_open') footnotes += 1;
  }
  refuseAbove('headings', headings);
  refuseAbove('footnotes', footnotes);
}

interface FootnoteEnv {
  footnotes?: { list?: { count?: number }[] };
}

function countFootnotes(state: StateCore): void {
  const list = (state.env as FootnoteEnv).footnotes?.list ?? [];
  refuseAbove('footnotes', list.length);
  refuseAbove(
    'footnoteReferences',
    list.reduce((sum, { count = 1 }) => sum + count, 0),
  );
}

function countFormulas(state: StateCore): void {
  let formulas = 0;
  for (const { type, children } of state.tokens) {
    if (type === 'math_block') formulas += 1;
    for (const child of children ?? []) if (child.type === 'math') formulas += 1;
  }
  refuseAbove('formulas', formulas);
}

/** Counts headings and footnotes as soon as they are known, before the rules with quadratic work. */
export function limits(md: MarkdownIt): void {
  md.core.ruler.after('block', 'janus_block_limits', countBlocks);
  md.core.ruler.after('inline', 'janus_formula_limits', countFormulas);
  md.core.ruler.before('footnote_tail', 'janus_footnote_limits', countFootnotes);
}
