import type { MarkdownIt } from 'markdown-it';
import names from 'markdown-it-emoji/lib/data/full.mjs';

/** Not in a time, a ratio or a word: 10:100:1. */
const name = /(?<![\p{L}\p{N}:])(:)([a-z0-9_+-]{2,40}):(?![\p{L}\p{N}])/gu;

/** Replaces `:tada:` by GitHub's names; unknown names stay text. */
export function emoji(md: MarkdownIt): void {
  md.core.ruler.push('janus_emoji', (state) => {
    for (const { type, children } of state.tokens)
      for (const child of (type === 'inline' && children) || [])
        if (child.type === 'text' && child.content.includes(':'))
          child.content = child.content.replace(name, (whole, _colon, key: string) =>
            Object.hasOwn(names, key) ? (names[key] ?? whole) : whole,
          );
  });
}
