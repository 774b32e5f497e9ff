import anchor from 'markdown-it-anchor';
import type MarkdownIt from 'markdown-it';
import type { ContentsEntry } from './types.ts';
import { shorten, transliterate } from './transliterate.ts';

/** Ids that pages use themselves: a heading of the same name would steal their links. */
const taken = new Set([
  'content',
  'contents',
  'main',
  'menu',
  'top',
  'root',
  'search',
  'comments',
  'footer',
  'header',
]);

export interface HeadingEnv {
  topLevel: number;
  idPrefix: string;
  contents: ContentsEntry[];
}

function slugify(text: string, prefix: string): string {
  const id = shorten(transliterate(text), 60) || 'section';
  return prefix + (taken.has(id) ? `section-${id}` : id);
}

/** Moves the levels under the page's own headings, gives unique ids and links, and collects the contents. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('levels', (state) => {
    const env = state.env as HeadingEnv;
    const levels = state.tokens
      .filter((token) => token.type === 'heading_open')
      .map((token) => Number(token.tag.slice(1)));
    const shift = env.topLevel - Math.min(...levels, env.topLevel);
    for (const token of state.tokens) {
      if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
      token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + shift)}`;
    }
  });
  anchor(md as never, {
    slugifyWithState: (text, state) => slugify(text, (state.env as unknown as HeadingEnv).idPrefix),
    tabIndex: false,
    permalink: anchor.permalink.ariaHidden({ class: 'heading-anchor', placement: 'after' }),
  });
  md.core.ruler.push('contents', (state) => {
    const env = state.env as HeadingEnv;
    state.tokens.forEach((token, index) => {
      const id = token.type === 'heading_open' ? token.attrGet('id') : null;
      if (!id) return;
      const words = (state.tokens[index + 1]?.children ?? []).filter((child) => !isAnchorPart(child.meta));
      const text = words
        .map((child) =>
          child.type === 'text' || child.type === 'code_inline'
            ? child.content
            : child.type === 'softbreak'
              ? ' '
              : '',
        )
        .join('')
        .trim();
      env.contents.push({ id, level: Number(token.tag.slice(1)), text });
    });
  });
}

function isAnchorPart(meta: unknown): boolean {
  return (
    typeof meta === 'object' &&
    meta !== null &&
    (meta as { isPermalinkSymbol?: boolean }).isPermalinkSymbol === true
  );
}
