import type { StateCore, Token } from 'markdown-it';

/** The beginning or the end of a block element, with its class name. */
export function blockToken(state: StateCore, tag: string, nesting: -1 | 1, name?: string): Token {
  const token = new state.Token(`${tag}_${nesting === 1 ? 'open' : 'close'}`, tag, nesting);
  token.block = true;
  if (name !== undefined) token.attrs = [['class', name]];
  return token;
}

/** Text that is read like a paragraph's, if inserted before the inline rules. */
export function wordsToken(state: StateCore, words: string): Token {
  const token = new state.Token('inline', '', 0);
  token.block = true;
  token.content = words;
  token.children = [];
  return token;
}
