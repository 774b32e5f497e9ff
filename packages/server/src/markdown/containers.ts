import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it';
import { calloutOf, calloutTokens, isCalloutName } from './callouts.ts';
import { readInfo } from './code.ts';
import { comparisonTokens } from './comparisons.ts';
import { isIndentedCode, isInside, lineAt } from './lines.ts';
import { renderEnv } from './env.ts';

const opening = /^(:{3,})[ \t]*([a-zA-Z][a-zA-Z-]{0,30})(?:[ \t]+(.*)|\[([^\]]*)\][ \t]*)?$/;

/** The opening line of a container. */
interface Container {
  name: string;
  title: string;
}

interface ContainerState extends StateBlock {
  /** The last line of each opening by its indentation and line, null without one: found in one pass for all. */
  ends?: Map<string, number | null>;
}

function isContainerName(name: string): boolean {
  return name === 'code-group' || name === 'before-after' || name === 'wide' || isCalloutName(name);
}

/** Reads the opening line of a container; null for any other line. */
function readOpening(line: string): (Container & { colons: number }) | null {
  const [, colons = '', word = '', spaced, bracketed] = (line.startsWith(':::') && opening.exec(line)) || [];
  const name = word.toLowerCase();
  if (!isContainerName(name)) return null;
  return { colons: colons.length, name, title: (bracketed ?? spaced ?? '').trim() };
}

const listMarks = /^(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+/;
const fenceStart = /^(?:`{3,}(?=[^`]*$)|~{3,})/;

/** The openings without an end so far, from the outermost. */
class OpenContainers {
  readonly #stack: { key: string; colons: number }[] = [];
  readonly #counts = new Map<number, number>();

  open(key: string, colons: number): void {
    this.#stack.push({ key, colons });
    this.#counts.set(colons, (this.#counts.get(colons) ?? 0) + 1);
  }

  /** Closes the nearest opening with so many colons, and drops those in it; undefined without one. */
  close(colons: number): string | undefined {
    if (!this.#counts.get(colons)) return undefined;
    for (let top = this.#stack.pop(); top; top = this.#stack.pop()) {
      this.#counts.set(top.colons, (this.#counts.get(top.colons) ?? 0) - 1);
      if (top.colons === colons) return top.key;
    }
    return undefined;
  }
}

/** Pairs the openings and ends from a line on; what is in a fence is neither. */
function pairLines(state: ContainerState, startLine: number, endLine: number): Map<string, number | null> {
  const ends = (state.ends ??= new Map<string, number | null>());
  const openings = new OpenContainers();
  let fence = '';
  for (let line = startLine; line < endLine; line += 1) {
    if (state.isEmpty(line)) continue;
    if (!isInside(state, line)) break;
    const text = lineAt(state, line).trimEnd();
    if (fence !== '') {
      if (text.startsWith(fence) && text === fence.charAt(0).repeat(text.length)) fence = '';
      continue;
    }
    const content = text.replace(listMarks, '');
    fence = fenceStart.exec(content)?.[0] ?? '';
    if (isIndentedCode(state, line)) continue;
    const found = readOpening(content);
    if (found) {
      const key = keyOf(state, line);
      ends.set(key, null);
      openings.open(key, found.colons);
    } else if (/^:{3,}$/.test(text)) {
      const key = openings.close(text.length);
      if (key !== undefined) ends.set(key, line);
    }
  }
  return ends;
}

const keyOf = (state: StateBlock, line: number) => `${state.blkIndent}:${line}`;

/** The line with the end of the container that begins here, or null. */
function findEnd(state: ContainerState, startLine: number, endLine: number): number | null {
  const key = keyOf(state, startLine);
  const ends = state.ends?.has(key) ? state.ends : pairLines(state, startLine, endLine);
  const end = ends.get(key) ?? endLine;
  return end < endLine ? end : null;
}

/** `::: name Title` to `:::`, as in VitePress and Docusaurus; an unknown name is text. */
function container(state: ContainerState, startLine: number, endLine: number, silent: boolean): boolean {
  const found = isIndentedCode(state, startLine) ? null : readOpening(lineAt(state, startLine).trimEnd());
  if (!found) return false;
  const end = findEnd(state, startLine, endLine);
  if (end === null || silent) return end !== null;
  const { parentType, lineMax } = state;
  state.parentType = 'container';
  state.lineMax = end;
  const open = state.push('container_open', 'div', 1);
  open.block = true;
  open.meta = { name: found.name, title: found.title } satisfies Container;
  state.md.block.tokenize(state, startLine + 1, end);
  state.push('container_close', 'div', -1).block = true;
  Object.assign(state, { parentType, lineMax, line: end + 1 });
  return true;
}

/** The blocks of a group, one open at a time, without a script. */
function groupTokens(state: StateCore, fence: Token, group: string, isFirst: boolean): Token[] {
  const { label, file, name } = readInfo(state.md.utils.unescapeAll(fence.info));
  const before = new state.Token('janus_markup', '', 0);
  const words = state.md.utils.escapeHtml(label ?? file ?? name);
  before.content = `<details name="${group}"${isFirst ? ' open' : ''}><summary>${words}</summary>\n`;
  const after = new state.Token('janus_markup', '', 0);
  after.content = '</details>\n';
  return [before, fence, after];
}

function drawContainers(state: StateCore): void {
  const env = renderEnv(state.env);
  const tokens: Token[] = [];
  const open: { close: Token | null; group: string; count: number }[] = [];
  let groups = 0;
  for (const token of state.tokens) {
    const top = open.at(-1);
    if (token.type === 'container_open') {
      const { name, title } = token.meta as unknown as Container;
      if (name === 'code-group') {
        groups += 1;
        token.attrs = [['class', 'code-group']];
        open.push({ close: null, group: `${env.idPrefix}group-${groups}`, count: 0 });
        tokens.push(token);
      } else if (name === 'wide') {
        token.attrs = [['class', 'wide']];
        open.push({ close: null, group: '', count: 0 });
        tokens.push(token);
      } else {
        const fold = name === 'details' || name === 'spoiler' ? 'closed' : 'none';
        const parts =
          name === 'before-after'
            ? comparisonTokens(state, title)
            : calloutTokens(state, { ...calloutOf(name, title, env.language), fold });
        open.push({ close: parts.close, group: '', count: 0 });
        tokens.push(...parts.open);
      }
    } else if (token.type === 'container_close') tokens.push(open.pop()?.close ?? token);
    else if (token.type === 'fence' && top && top.group !== '') {
      tokens.push(...groupTokens(state, token, top.group, top.count === 0));
      top.count += 1;
    } else tokens.push(token);
  }
  state.tokens = tokens;
}

export function containers(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'container', container, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.core.ruler.after('block', 'janus_containers', drawContainers);
  md.renderer.rules['janus_markup'] = (tokens, index) => tokens[index]?.content ?? '';
}
