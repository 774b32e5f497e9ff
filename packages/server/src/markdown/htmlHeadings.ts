import type { MarkdownIt, StateCore, Token } from 'markdown-it';

const heading = /^<h([1-6])(?:\s[^<>]*)?>([^\n]*?)<\/h\1\s*>\s*$/i;

/** Turns a stand-alone HTML heading into a regular one: in the contents, with an id to link to. */
function readHeadings(state: StateCore): void {
  if (!state.tokens.some(({ type, content }) => type === 'html_block' && heading.test(content))) return;
  state.tokens = state.tokens.flatMap((block): Token[] => {
    const found = block.type === 'html_block' ? heading.exec(block.content) : null;
    if (!found) return [block];
    const tag = `h${found[1] ?? '2'}`;
    const open = new state.Token('heading_open', tag, 1);
    const words = new state.Token('inline', '', 0);
    words.content = (found[2] ?? '').trim();
    words.children = [];
    return [open, words, new state.Token('heading_close', tag, -1)].map((token) =>
      Object.assign(token, { block: true, map: block.map, level: block.level }),
    );
  });
}

export function htmlHeadings(md: MarkdownIt): void {
  md.core.ruler.after('block', 'janus_html_headings', readHeadings);
}
