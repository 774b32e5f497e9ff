import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { blockToken, wordsToken } from './blockToken.ts';
import { renderEnv } from './env.ts';
import { figureTokens, picturesAlone, setPictureSizes } from './figures.ts';

const labels = { ru: ['Было', 'Стало'], en: ['Before', 'After'] } as const;

/** Half the width of a wide figure, then of a column of text, and the full width of a phone. */
const sizes = '(min-width: 75em) 26.5rem, (min-width: 40em) 21.5rem, calc(100vw - 2rem)';

/**
 * The tokens around `::: before-after Caption`, `Label | Label` or `Label | Label | Caption` (B67). Its texts come
 * first, so that the inline rules read them like any others.
 */
export function comparisonTokens(state: StateCore, title: string): { open: Token[]; close: Token } {
  const { language } = renderEnv(state.env);
  const own = /^(.*?)(?<!\\)\|(.*?)(?:(?<!\\)\|(.*))?$/.exec(title)?.slice(1);
  const [before = '', after = '', caption = ''] = (own ?? ['', '', title]).map((part) => part?.trim());
  const words = [before || labels[language][0], after || labels[language][1], caption];
  const close = new state.Token('comparison_close', '', -1);
  return {
    open: [new state.Token('comparison_open', '', 1), ...words.map((part) => wordsToken(state, part))],
    close,
  };
}

/** The tokens of each block, without those around them. */
function blocksOf(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
}

/** The sides before and after: two blocks, two pictures in a paragraph, or the parts above and below a line. */
function sidesOf(state: StateCore, blocks: readonly Token[][]): readonly Token[][] | undefined {
  const line = blocks.findIndex(([first]) => first?.type === 'hr');
  const [only] = blocks;
  const sides =
    line >= 0
      ? [blocks.slice(0, line).flat(), blocks.slice(line + 1).flat()]
      : blocks.length === 1 && only
        ? picturesAlone(only).map((picture) => figureTokens(state, picture))
        : blocks;
  return sides.length === 2 && sides.every((side) => side.length > 0) ? sides : undefined;
}

/** A figure with each side in a figure of its own, captioned by its label; without two sides, just the content. */
function drawComparison(state: StateCore, [, ...inside]: readonly Token[]): Token[] {
  const [before, after, caption, ...content] = inside;
  const sides = sidesOf(state, blocksOf(content));
  const captionOf = (words: Token | undefined) =>
    words?.content ? [blockToken(state, 'figcaption', 1), words, blockToken(state, 'figcaption', -1)] : [];
  const figure = (tokens: readonly Token[], name?: string) => [
    blockToken(state, 'figure', 1, name),
    ...tokens,
    blockToken(state, 'figure', -1),
  ];
  if (!sides) return caption?.content ? figure([...content, ...captionOf(caption)]) : content;
  const drawn = sides.map((side, index) => {
    for (const { children } of side)
      for (const child of children ?? []) if (child.type === 'image') setPictureSizes(child, { sizes });
    return figure([...captionOf(index === 0 ? before : after), ...side]);
  });
  return figure([...drawn.flat(), ...captionOf(caption)], 'before-after');
}

/** Draws inner comparisons first: each is drawn where it ends. */
export function comparisons(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'janus_comparisons', (state) => {
    let tokens: Token[] = [];
    const outer: Token[][] = [];
    for (const token of state.tokens) {
      if (token.type === 'comparison_open') {
        outer.push(tokens);
        tokens = [token];
      } else if (token.type === 'comparison_close') {
        const drawn = drawComparison(state, tokens);
        tokens = outer.pop() ?? [];
        for (const one of drawn) tokens.push(one);
      } else tokens.push(token);
    }
    state.tokens = tokens;
  });
}
