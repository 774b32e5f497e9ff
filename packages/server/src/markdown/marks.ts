import type { MarkdownIt, StateInline } from 'markdown-it';

const tilde = 0x7e;
const equals = 0x3d;

/** Kinds of marks; both ends must be of one kind, so `~a~~` is not a mark. */
const kinds = new Map([
  [0x7e_01, 's'],
  [0x7e_02, 's'],
  [0x3d_02, 'mark'],
]);

/** `~one~` and `~~two~~` as on GitHub, and `==marked==`, which never begins or ends inside a word: a==b. */
function readMark(state: StateInline, silent: boolean): boolean {
  const code = state.src.charCodeAt(state.pos);
  if (silent || (code !== tilde && code !== equals)) return false;
  const { length, can_open, can_close } = state.scanDelims(state.pos, code === tilde);
  const marker = code * 256 + length;
  if (!kinds.has(marker)) {
    state.pending += state.src.slice(state.pos, state.pos + length);
    state.pos += length;
    return true;
  }
  const token = state.push('text', '', 0);
  token.content = String.fromCharCode(code).repeat(length);
  state.delimiters.push({
    marker,
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open: can_open,
    close: can_close,
  });
  state.pos += length;
  return true;
}

function drawMarks(state: StateInline): boolean {
  const lists = [state.delimiters, ...state.tokens_meta.map((meta) => meta?.delimiters ?? [])];
  for (const delimiters of lists)
    for (const opener of delimiters) {
      const tag = kinds.get(opener.marker);
      const closer = delimiters[opener.end];
      if (tag === undefined || !closer) continue;
      for (const [end, nesting] of [
        [opener, 1],
        [closer, -1],
      ] as const) {
        const token = state.tokens[end.token];
        if (!token) continue;
        token.type = `${tag}_${nesting > 0 ? 'open' : 'close'}`;
        token.tag = tag;
        token.nesting = nesting;
        token.markup = token.content;
        token.content = '';
      }
    }
  return true;
}

const raised = /([~^])([\p{L}\p{N}()+\-−.,*/=]{1,30})\1/uy;

/** `H~2~O` and `x^2^`: directly after a word, without a space inside. */
function readRaised(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  const sign = src[pos];
  if (sign !== '~' && sign !== '^') return false;
  raised.lastIndex = pos;
  const found = raised.exec(src);
  if (!found || !/[\p{L}\p{N})\]]$/u.test(src.slice(Math.max(0, pos - 2), pos))) return false;
  // A tilde between two long words strikes through.
  if (sign === '~' && !/^[\p{N}()+\-−.,*/=]+$|^.{1,3}$/u.test(found[2] ?? '')) return false;
  if (!silent) {
    const tag = sign === '~' ? 'sub' : 'sup';
    state.push(`${tag}_open`, tag, 1);
    state.push('text', '', 0).content = found[2] ?? '';
    state.push(`${tag}_close`, tag, -1);
  }
  state.pos += found[0].length;
  return true;
}

export function marks(md: MarkdownIt): void {
  md.inline.ruler.at('strikethrough', (state, silent) => readMark(state, silent ?? false));
  md.inline.ruler2.at('strikethrough', drawMarks);
  md.inline.ruler.before('strikethrough', 'janus_raised', (state, silent) =>
    readRaised(state, silent ?? false),
  );
}
