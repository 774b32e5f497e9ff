import type { MarkdownIt, Token } from 'markdown-it';
import { setPictureSizes } from './figures.ts';

/** In characters: longer lines of code, and longer rows of a table, do not fit into the column of text. */
const longestLine = 68;
const longestRow = 90;

/** The width of the page's room, then of a column of text, and the full width of a phone. */
const sizes = '(min-width: 68.75em) 54rem, (min-width: 48rem) 44rem, calc(100vw - 2rem)';

const isLongCode = ({ type, content }: Token): boolean =>
  (type === 'fence' || type === 'code_block') &&
  content.split('\n').some((line) => line.trimEnd().length > longestLine);

function isLongTable(tokens: readonly Token[]): boolean {
  let row = 0;
  let longest = 0;
  for (const { type, content } of tokens) {
    if (type === 'tr_open') row = 0;
    else if (type === 'inline') longest = Math.max(longest, (row += content.length));
  }
  return longest > longestRow;
}

function markBlock(tokens: readonly Token[]): void {
  const [first] = tokens;
  if (!first) return;
  const classes = first.attrGet('class');
  if (classes === 'wide') {
    for (const { children } of tokens)
      for (const child of children ?? []) if (child.type === 'image') setPictureSizes(child, { sizes });
  } else if (first.type === 'table_open' ? isLongTable(tokens) : tokens.length === 1 && isLongCode(first))
    first.attrJoin('class', 'wide');
  else if (classes === 'code-group' && tokens.some(isLongCode)) first.attrJoin('class', 'wide');
}

/**
 * Marks the blocks that may extend beyond the column of text (B69): code and tables that do not fit into it. What is
 * inside another block keeps to that block.
 */
export function wide(md: MarkdownIt): void {
  md.core.ruler.push('janus_wide', ({ tokens }) => {
    let depth = 0;
    let start = 0;
    for (const [index, token] of tokens.entries()) {
      depth += token.nesting;
      if (depth > 0) continue;
      markBlock(tokens.slice(start, index + 1));
      start = index + 1;
    }
  });
}
