import { pictureSet, pictureWidths } from '@janus-site/core';
import type { MarkdownIt } from 'markdown-it';
import type { RenderEnv } from './env.ts';

/** Addresses of the site's own pictures, as they stand in texts. */
export const pictureAddress = /\/media\/([0-9a-f-]{36})\.webp/g;

/** The id of one of the site's own pictures; undefined for any other address. */
export function pictureId(address: string): string | undefined {
  return new RegExp(`^${pictureAddress.source}$`).exec(address)?.[1];
}

const absolute = /^https?:\/\/[^/]+(?=\/media\/)/i;

/** Copied out of a page, a picture of the site has its whole address: here it is the picture itself. */
function ownAddress(source: string, { pictures }: RenderEnv): string {
  const path = source.replace(absolute, '');
  return Object.hasOwn(pictures, pictureId(path) ?? '') ? path : source;
}

/** An image alone in its paragraph becomes a figure, its title the caption; own pictures come in the width that is needed. */
export function figures(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'janus_figures', (state) => {
    for (let index = 1; index < state.tokens.length - 1; index += 1) {
      const [open, inline, close] = state.tokens.slice(index - 1, index + 2);
      if (!open || !inline || !close) continue;
      const image = inline.children?.[0];
      if (inline.type !== 'inline' || open.type !== 'paragraph_open' || inline.children?.length !== 1)
        continue;
      if (image?.type !== 'image' || open.hidden) continue;
      open.tag = 'figure';
      close.tag = 'figure';
      image.meta = { caption: image.attrGet('title') };
      image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
    }
  });
  md.renderer.rules['image'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const source = ownAddress(String(token.attrGet('src') ?? ''), env as unknown as RenderEnv);
    token.attrSet('src', source);
    token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env));
    const id = pictureId(source);
    const size = id ? (env as unknown as RenderEnv).pictures[id] : undefined;
    if (size) {
      const narrower = pictureSet(
        source,
        pictureWidths.filter((width) => width < size.width),
      );
      token.attrSet('width', String(size.width));
      token.attrSet('height', String(size.height));
      if (narrower !== '') {
        token.attrSet('srcset', `${narrower}, ${source} ${size.width}w`);
        token.attrSet('sizes', '(min-width: 48rem) 44rem, calc(100vw - 2rem)');
      }
    }
    token.attrSet('loading', 'lazy');
    token.attrSet('decoding', 'async');
    const caption = (token.meta as { caption?: string | null } | null)?.caption;
    const tag = self.renderToken(tokens, index, options);
    return caption ? `${tag}<figcaption>${md.utils.escapeHtml(caption)}</figcaption>` : tag;
  };
}
