import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import temml from 'temml';
import { isIndentedCode, isInside, lineAt } from './lines.ts';

/** Longer ones are not formulas, and some take quadratic time. */
const longest = { $: 1000, $$: 5000 } as const;
type Mark = keyof typeof longest;

/** A formula as MathML, or its source where it cannot be drawn; the check before publishing looks for its class. */
function draw(md: MarkdownIt, source: string, mark: Mark): string {
  try {
    if (source.length > longest[mark]) throw new Error('too long');
    return temml.renderToString(source, {
      displayMode: mark === '$$',
      annotate: false,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      maxSize: [30, 30],
    });
  } catch {
    return `<code class="math-fault">${md.utils.escapeHtml(`${mark}${source}${mark}`)}</code>`;
  }
}

/** A number, alone or before words: `5 to 10`, `3 or so`. */
function isPrice(source: string): boolean {
  if (!/^\d/.test(source)) return false;
  const rest = source.replace(/^[\d\s.,]+/, '');
  const word = rest.search(/\p{L}{2}/u);
  if (word < 0) return rest === '';
  return !rest.slice(0, word).includes('-') && !/[\\^_=+*/<>(){}|]/.test(rest);
}

const isProse = (source: string): boolean => /[\u0400-\u04ff]{2}/.test(source) && !/[\\^_={}]/.test(source);

/** Whether the text between two dollar signs is a formula: prices and variable names are not. */
export function isFormula(source: string): boolean {
  return !/^\s|\s$/.test(source) && !isPrice(source) && !isProse(source);
}

interface Found {
  source: string;
  mark: Mark;
  /** The offset after the formula. */
  after: number;
}

/** The next mark that is not escaped by a backslash. */
function nextMark(src: string, mark: string, start: number): number {
  let end = src.indexOf(mark, start);
  while (end > 0 && src[end - 1] === '\\') end = src.indexOf(mark, end + 1);
  return end;
}

/**
 * Reads the text between the dollar signs here and the next ones, which decide: a text of dollar signs costs linear
 * time.
 */
function findFormula(src: string, pos: number, max: number): Found | null {
  if (src[pos] !== '$' || /[\p{L}\p{N}\\$]/u.test(src[pos - 1] ?? '')) return null;
  const mark = src.startsWith('$$', pos) ? '$$' : '$';
  // GitHub's other form, $`…`$, which is protected from Markdown.
  const quote = src[pos + mark.length] === '`' ? '`' : '';
  const start = pos + mark.length + quote.length;
  const end = quote === '' ? nextMark(src, mark, start) : src.indexOf(quote + mark, start);
  if (end <= start || end > max) return null;
  if (end - start > longest[mark]) return null;
  const after = end + quote.length + mark.length;
  const source = src.slice(start, end);
  if (/[\p{L}\p{N}$]/u.test(src[after] ?? '')) return null;
  return quote === '' && mark === '$' && !isFormula(source) ? null : { source, mark, after };
}

function inlineMath(state: StateInline, silent: boolean): boolean {
  const found = findFormula(state.src, state.pos, state.posMax);
  if (!found) return false;
  if (!silent) {
    const token = state.push('math', 'math', 0);
    token.content = found.source.trim();
    token.markup = found.mark;
  }
  state.pos = found.after;
  return true;
}

/** The line after a formula that begins here; null where none begins. */
function endOfFormula(state: StateBlock, startLine: number, endLine: number): number | null {
  const first = lineAt(state, startLine).trimEnd();
  if (!first.startsWith('$$') || isIndentedCode(state, startLine)) return null;
  if (first.length > 4 && first.endsWith('$$'))
    return first.slice(2, -2).includes('$') ? null : startLine + 1;
  if (first.slice(2).includes('$')) return null;
  let length = first.length;
  for (let line = startLine + 1; line < endLine && isInside(state, line); line += 1) {
    const text = lineAt(state, line).trimEnd();
    if (text.endsWith('$$')) return line + 1;
    // Another beginning: otherwise a text of beginnings would be scanned from each of them.
    if (text.startsWith('$$')) return null;
    length += text.length + 1;
    // Stops the search for a missing end.
    if (length > longest.$$) return null;
  }
  return null;
}

function blockMath(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const end = endOfFormula(state, startLine, endLine);
  if (end === null || silent) return end !== null;
  const token = state.push('math_block', 'math', 0);
  const source = state.getLines(startLine, end, state.sCount[startLine] ?? 0, false).trim();
  token.content = source.slice(2, -2).trim();
  token.map = [startLine, end];
  state.line = end;
  return true;
}

/** `$…$` and `$$…$$` as MathML, which browsers draw without scripts or fonts of ours. */
export function maths(md: MarkdownIt): void {
  md.inline.ruler.after('escape', 'math', (state, silent) => inlineMath(state, silent ?? false));
  md.block.ruler.before('fence', 'math_block', blockMath, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  // GitHub's other form of a display formula.
  md.core.ruler.after('block', 'janus_math_fences', (state) => {
    for (const token of state.tokens)
      if (token.type === 'fence' && token.info.trim() === 'math')
        Object.assign(token, { type: 'math_block', tag: 'math', content: token.content.trim() });
  });
  md.renderer.rules['math'] = (tokens, index) => {
    const { content = '', markup = '$' } = tokens[index] ?? {};
    return draw(md, content, markup === '$$' ? '$$' : '$');
  };
  md.renderer.rules['math_block'] = (tokens, index) =>
    `<div class="math">${draw(md, tokens[index]?.content ?? '', '$$')}</div>\n`;
}
