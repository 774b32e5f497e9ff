import { punctuate, typeset } from '@janus-site/core';
import type { MarkdownIt, Token } from 'markdown-it';
import { renderEnv } from './env.ts';

/**
 * Applies the quotation marks and spaces of the language over a whole paragraph: «"**a**"» opens before the bold and
 * closes after it.
 */
export function typography(md: MarkdownIt): void {
  md.core.ruler.push('janus_typography', (state) => {
    const { language } = renderEnv(state.env);
    for (const { type, children } of state.tokens) {
      if (type !== 'inline' || !children) continue;
      for (const child of children) if (child.type === 'text') child.content = punctuate(child.content);
      const before = children.map(standIn);
      // Characters are replaced one for one, so the pieces are found again by their lengths.
      const set = [...typeset(before.join(''), language)];
      let at = 0;
      for (const [index, child] of children.entries()) {
        const length = [...(before[index] ?? '')].length;
        if (child.type === 'text') child.content = set.slice(at, at + length).join('');
        at += length;
      }
    }
  });
}

/** What a piece stands for to its neighbours: code and pictures are a word, marks are nothing. */
function standIn({ type, content }: Token): string {
  if (type === 'text') return content;
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  if (type === 'html_inline' && content === '<br>') return '\n';
  return type === 'code_inline' || type === 'image' || type === 'footnote_ref' || type === 'math' ? 'x' : '';
}
