import type { StateCore, Token } from 'markdown-it';

/** The beginning or the end of an element that stands as a block, by the name of its class. */
export function blockToken(state: StateCore, tag: string, nesting: -1 | 1, name?: string): Token {
  const token = new state.Token(`${tag}_${nesting === 1 ? 'open' : 'close'}`, tag, nesting);
  token.block = true;
  if (name !== undefined) token.attrs = [['class', name]];
  return token;
}

/** Words that are read as those of a paragraph are, where they come before the inline rules. */
export function wordsToken(state: StateCore, words: string): Token {
  const token = new state.Token('inline', '', 0);
  token.block = true;
  token.content = words;
  token.children = [];
  return token;
}
