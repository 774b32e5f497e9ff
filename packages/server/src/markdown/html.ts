import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { isIndentedCode, isInside, lineAt } from './lines.ts';
import { isBlockTag, isAllowedTag, readTag, tagPattern, type HtmlTag } from './htmlTags.ts';

/** Deeper than any text; browsers themselves stop at 512. */
const deepest = 60;

const tagHere = new RegExp(tagPattern, 'y');

interface InlineState extends StateInline {
  /** No comment ends after this point: searched once, not for each of ten thousand beginnings. */
  hasNoCommentEnd?: boolean;
}

/** Reads tags and comments inside a line; what pages may not contain stays text. */
function inlineHtml(state: InlineState, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3c) return false;
  if (src.startsWith('<!--', pos)) {
    if (state.hasNoCommentEnd) return false;
    const end = src.indexOf('-->', pos + 2);
    state.hasNoCommentEnd = end < 0;
    if (end < 0) return false;
    state.pos = end + 3;
    return true;
  }
  tagHere.lastIndex = pos;
  const source = tagHere.exec(src)?.[0];
  const tag = source === undefined ? null : readTag(source);
  if (!tag || source === undefined) return false;
  if (!silent) {
    const token = state.push('html_inline', '', 0);
    token.content = source;
    token.meta = { tag };
    if (tag.name === 'a') state.linkLevel += tag.isClosing ? -1 : 1;
  }
  state.pos = pos + source.length;
  return true;
}

const lineStart = /^<\/?([a-zA-Z][a-zA-Z0-9-]*)(?=[\s/>]|$)/;
const wholeLine = new RegExp(`^(?:${tagPattern})\\s*$`);

/** What ends a block of HTML that begins with this line: a pattern or an empty line; null where none begins. */
function endOfBlock(line: string, isParagraphOpen: boolean): RegExp | null {
  if (line.startsWith('<!--')) return /-->/;
  const name = lineStart.exec(line)?.[1]?.toLowerCase();
  if (name === undefined || !isAllowedTag(name)) return null;
  if (name === 'pre') return line.startsWith('</') ? /^\s*$/ : /<\/pre>/i;
  if (isBlockTag(name)) return /^\s*$/;
  return !isParagraphOpen && wholeLine.test(line) ? /^\s*$/ : null;
}

/** Reads blocks of HTML, as in CommonMark, if they begin with an allowed tag. */
function blockHtml(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = lineAt(state, startLine);
  if (!first.startsWith('<') || isIndentedCode(state, startLine)) return false;
  const end = endOfBlock(first, silent);
  if (!end) return false;
  if (silent) return true;
  let next = startLine + 1;
  if (!end.test(first))
    for (; next < endLine && isInside(state, next); next += 1)
      if (end.test(lineAt(state, next))) {
        if (!end.test('')) next += 1;
        break;
      }
  state.line = next;
  const token = state.push('html_block', '', 0);
  token.map = [startLine, next];
  token.content = state.getLines(startLine, next, state.blkIndent, true);
  return true;
}

const pieces = new RegExp(`<!--(?:[^]*?-->|[^]*$)|${tagPattern}`, 'g');

/** Turns an `img` tag of the author into a picture token, so that it is drawn like a Markdown picture. */
function pictureToken(state: StateCore, { values }: HtmlTag): Token {
  const decoded = (name: string) =>
    state.md.utils.unescapeAll(values.get(name)?.replace(/\\/g, '\\\\') ?? '');
  const token = new state.Token('image', 'img', 0);
  token.attrs = [
    ['src', state.md.normalizeLink(decoded('src'))],
    ['alt', ''],
  ];
  const words = new state.Token('text', '', 0);
  words.content = decoded('alt');
  token.children = [words];
  if (values.has('title')) token.attrSet('title', decoded('title'));
  token.meta = { width: Number.parseInt(values.get('width') ?? '', 10) || null };
  return token;
}

/** The open tags of a container: a quotation, an item, the text itself. */
class Frame {
  readonly #open: HtmlTag[] = [];

  /** The tag, preceded by the tags that must be closed first; empty where there is nothing to close. */
  write(tag: HtmlTag): string {
    if (tag.isVoid) return tag.html;
    if (!tag.isClosing) {
      this.#open.push(tag);
      return tag.html;
    }
    const index = this.#open.findLastIndex(({ name }) => name === tag.name);
    return index < 0 ? '' : this.close(index);
  }

  get depth(): number {
    return this.#open.length;
  }

  close(from = 0): string {
    return this.#open
      .splice(from)
      .toReversed()
      .map(({ html }) => `</${/^<([a-z0-9]+)/.exec(html)?.[1] ?? ''}>`)
      .join('');
  }
}

const escapeText = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Rewrites a tag in its container; text where it is not allowed. */
function writeTag(state: StateCore, source: string, frame: Frame): string {
  const tag = readTag(source);
  if (!tag || (frame.depth >= deepest && !tag.isClosing && !tag.isVoid)) return escapeText(source);
  return tag.name === 'img'
    ? state.md.renderer.render([pictureToken(state, tag)], state.md.options, state.env)
    : frame.write(tag);
}

const blockTag = /<\/?([a-zA-Z][a-zA-Z0-9-]*)/g;

/** Rewrites a block of HTML with its allowed tags, and the rest as text; plain words become a paragraph. */
function safeBlock(state: StateCore, source: string, frame: Frame): string {
  let html = '';
  let after = 0;
  const before = frame.depth;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    html += escapeText(source.slice(after, index));
    after = index + piece.length;
    if (!piece.startsWith('<!--')) html += writeTag(state, piece, frame);
  }
  html += escapeText(source.slice(after));
  if (before > 0 || frame.depth > 0 || html.trim() === '') return html;
  const hasBlocks = [...source.matchAll(blockTag)].some(([, name = '']) => isBlockTag(name.toLowerCase()));
  return hasBlocks ? html : `<p>${html.trim()}</p>\n`;
}

/** Closes what was opened in each container, so that a forgotten tag never swallows what follows. */
function closeBlocks(state: StateCore): void {
  const frames = [new Frame()];
  const tokens: Token[] = [];
  const put = (content: string) => {
    const token = new state.Token('html_block', '', 0);
    token.content = content;
    if (content.trim() !== '') tokens.push(token);
  };
  for (const token of state.tokens) {
    const frame = frames.at(-1) ?? new Frame();
    if (token.type === 'html_block') put(safeBlock(state, token.content, frame));
    else {
      if (token.nesting < 0) put(frames.pop()?.close() ?? '');
      if (token.nesting > 0) frames.push(new Frame());
      tokens.push(token);
    }
  }
  put(frames[0]?.close() ?? '');
  state.tokens = tokens;
}

/** Pairs the tags inside a line; an unpaired one is text, as most such input is. */
function pairTags(state: StateCore, children: Token[]): void {
  const open: { token: Token; tag: HtmlTag; level: number }[] = [];
  const paired = new Set<Token>();
  for (const token of children) {
    const tag = (token.meta as { tag?: HtmlTag } | null)?.tag;
    if (token.type !== 'html_inline' || !tag) continue;
    if (tag.isVoid) paired.add(token);
    else if (!tag.isClosing) {
      open.push({ token, tag, level: token.level });
      if (open.length > deepest) open.shift();
    } else {
      const index = open.findLastIndex((one) => one.tag.name === tag.name && one.level === token.level);
      const opener = open[index];
      if (!opener) continue;
      paired.add(opener.token).add(token);
      open.length = index;
    }
  }
  for (const [index, token] of children.entries()) {
    const tag = (token.meta as { tag?: HtmlTag } | null)?.tag;
    if (token.type !== 'html_inline' || !tag) continue;
    if (!paired.has(token)) token.type = 'text';
    else if (tag.name === 'img') children[index] = pictureToken(state, tag);
    else token.content = tag.html;
  }
}

/**
 * The supported subset of HTML: it is read as in CommonMark, rewritten by the table of `htmlTags.ts`, and closed where
 * it was opened. What is not in the table stays text.
 */
export function html(md: MarkdownIt): void {
  md.set({ html: true });
  md.inline.ruler.at('html_inline', (state, silent) => inlineHtml(state, silent ?? false));
  md.block.ruler.at('html_block', blockHtml, { alt: ['paragraph', 'reference', 'blockquote'] });
  md.core.ruler.after('block', 'janus_html_blocks', closeBlocks);
  md.core.ruler.after('inline', 'janus_html_pairs', (state) => {
    for (const { type, children } of state.tokens)
      if (type === 'inline' && children) pairTags(state, children);
  });
}
