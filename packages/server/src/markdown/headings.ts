import anchor from 'markdown-it-anchor';
import type { MarkdownIt, Token } from 'markdown-it';
import type { RenderEnv } from './env.ts';
import { shorten, transliterate } from './transliterate.ts';

/**
 * Names that pages had themselves once, kept so that nobody's links break. What keeps the two apart is the alphabet: a
 * text's ids are of a-z, 0-9 and hyphens (footnotes have a colon besides), and a page's own have an underscore.
 */
const taken = /^(content|contents|main|menu|top|root|search|header|footer|fn(ref)?-?\d.*)$/;

function uniqueId(text: string, used: Map<string, number>): string {
  const id = shorten(transliterate(text), 60) || 'section';
  const base = taken.test(id) ? `section-${id}` : id;
  let count = (used.get(base) ?? 0) + 1;
  let answer = count === 1 ? base : `${base}-${count}`;
  while (count > 1 && used.has(answer)) answer = `${base}-${(count += 1)}`;
  // The counter makes a text of ten thousand equal headings linear.
  used.set(base, count);
  if (answer !== base) used.set(answer, 1);
  return answer;
}

function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content;
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' ';
    else if (token.type === 'image') text += plainText(token.children ?? []);
  }
  return text.replace(/\u00a0/g, ' ').trim();
}

/** Moves the levels under the page's own headings, gives unique ids and links, and collects the contents. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('janus_headings', (state) => {
    const env = state.env as unknown as RenderEnv;
    const used = new Map<string, number>();
    let highest = env.topLevel;
    for (const token of state.tokens) {
      if (token.type === 'heading_open') highest = Math.min(highest, Number(token.tag.slice(1)));
    }
    const shift = env.topLevel - highest;
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
      const level = Math.min(6, Number(token.tag.slice(1)) + shift);
      token.tag = `h${level}`;
      if (token.type === 'heading_close') return;
      const text = plainText(state.tokens[index + 1]?.children ?? []);
      const id = env.idPrefix + uniqueId(text, used);
      token.attrSet('id', id);
      env.contents.push({ id, level, text });
    });
  });
  anchor(md, {
    tabIndex: false,
    permalink: anchor.permalink.ariaHidden({
      class: 'heading-anchor',
      // Screen readers skip it, so the keyboard must too.
      renderAttrs: () => ({ tabindex: '-1' }),
    }),
  });
}
