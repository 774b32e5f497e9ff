import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it';
import { calloutOf, calloutTokens, isCalloutName } from './callouts.ts';
import { readInfo } from './code.ts';
import { comparisonTokens } from './comparisons.ts';
import { isIndentedCode, isInside, lineAt } from './lines.ts';
import type { RenderEnv } from './env.ts';

const opening = /^(:{3,})[ \t]*([a-zA-Z][a-zA-Z-]{0,30})(?:[ \t]+(.*)|\[([^\]]*)\][ \t]*)?$/;

/** The opening line of a container. */
interface Container {
  name: string;
  title: string;
}

interface ContainerState extends StateBlock {
  /** For a number of colons, the line before which no end exists: searched once, not for each of many beginnings. */
  endless?: Map<number, number>;
}

/** The line with the end of a container, or null. */
function findEnd(state: ContainerState, colons: string, startLine: number, endLine: number): number | null {
  const { endless = new Map<number, number>() } = state;
  if (endless.get(colons.length) === endLine) return null;
  for (let line = startLine + 1; line < endLine; line += 1) {
    if (!isInside(state, line)) return null;
    if (lineAt(state, line).trimEnd() === colons) return line;
  }
  state.endless = endless.set(colons.length, endLine);
  return null;
}

/** `::: name Title` to `:::`, as in VitePress and Docusaurus; an unknown name is text. */
function container(state: ContainerState, startLine: number, endLine: number, silent: boolean): boolean {
  const first = lineAt(state, startLine).trimEnd();
  const found = first.startsWith(':::') && !isIndentedCode(state, startLine) ? opening.exec(first) : null;
  if (!found) return false;
  const [, colons = '', word = '', spaced, bracketed] = found;
  const name = word.toLowerCase();
  if (name !== 'code-group' && name !== 'before-after' && !isCalloutName(name)) return false;
  const end = findEnd(state, colons, startLine, endLine);
  if (end === null || silent) return end !== null;
  const { parentType, lineMax } = state;
  state.parentType = 'container';
  state.lineMax = end;
  const open = state.push('container_open', 'div', 1);
  open.block = true;
  open.meta = { name, title: (bracketed ?? spaced ?? '').trim() } satisfies Container;
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
  const env = state.env as unknown as RenderEnv;
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
