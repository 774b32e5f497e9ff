import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { blockToken } from './blockToken.ts';
import { renderEnv, type RenderEnv } from './env.ts';
import { figureTokens, picturesAlone, setPictureSizes, sizeOfPicture } from './figures.ts';

/** More in a row would be too small. */
const inRow = 3;

/** Below this sum of aspect ratios, a phone has room for a row side by side. */
const narrow = 2;

interface Sized {
  picture: Token;
  width: number;
  height: number;
}

/** Splits items into rows that differ by at most one item. */
function rowsOf<Item>(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  let count = Math.ceil(items.length / inRow);
  for (let start = 0; count > 0; count -= 1) {
    const end = start + Math.ceil((items.length - start) / count);
    rows.push(items.slice(start, end));
    start = end;
  }
  return rows;
}

/**
 * Scales pictures to the height of the lowest: as they shrink with their row, each by its share of the excess, their
 * heights stay equal and they stay whole, without inline styles.
 */
function drawRow(state: StateCore, row: readonly Sized[]): Token[] {
  const height = Math.min(...row.map((one) => one.height));
  const shapes = row.map((one) => one.width / one.height);
  const sum = shapes.reduce((total, shape) => total + shape, 0);
  const isNarrow = sum < narrow;
  const figures = row.flatMap(({ picture }, index) => {
    const shape = shapes[index] ?? 1;
    const share = (shape / sum).toFixed(2);
    setPictureSizes(picture, {
      width: Math.round(shape * height),
      sizes: `(min-width: 40em) calc(54rem * ${share}), calc((100vw - 2rem) * ${isNarrow ? share : 1})`,
    });
    return figureTokens(state, picture);
  });
  return [
    blockToken(state, 'div', 1, isNarrow ? 'gallery-row gallery-narrow' : 'gallery-row'),
    ...figures,
    blockToken(state, 'div', -1),
  ];
}

/** The pictures of a paragraph that is a gallery: two or more of the site's own, without a set width. */
function galleryOf(paragraph: readonly Token[], env: RenderEnv): Sized[] {
  const pictures = picturesAlone(paragraph).flatMap((picture) => {
    const size = sizeOfPicture(picture, env);
    return size ? [{ picture, ...size }] : [];
  });
  return pictures.length > 1 && pictures.length === picturesAlone(paragraph).length ? pictures : [];
}

/** Several pictures in one paragraph form a gallery of equal rows (B69). */
export function galleries(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'janus_galleries', (state) => {
    const env = renderEnv(state.env);
    const tokens: Token[] = [];
    for (let index = 0; index < state.tokens.length; index += 1) {
      const token = state.tokens[index];
      if (!token) continue;
      const gallery =
        token.type === 'paragraph_open' ? galleryOf(state.tokens.slice(index, index + 3), env) : [];
      if (gallery.length === 0) tokens.push(token);
      else {
        tokens.push(blockToken(state, 'div', 1, 'gallery'));
        for (const row of rowsOf(gallery)) tokens.push(...drawRow(state, row));
        tokens.push(blockToken(state, 'div', -1));
        index += 2;
      }
    }
    state.tokens = tokens;
  });
}
