import { pictureSet, pictureWidths } from '@janus-site/core';
import type { MarkdownIt, Token } from 'markdown-it';
import type { RenderEnv } from './env.ts';

/** Addresses of the site's own pictures, as they stand in texts. */
export const pictureAddress = /\/media\/([0-9a-f-]{36})\.webp/g;

/** The id of one of the site's own pictures; undefined for any other address. */
export function pictureId(address: string): string | undefined {
  return new RegExp(`^${pictureAddress.source}$`).exec(address)?.[1];
}

/** What a picture has besides its attributes. */
interface PictureMeta {
  caption?: string | null;
  /** In pixels, as an author who writes HTML wants it; the height follows. */
  width?: number | null;
}

/** The widest picture an author may ask for. */
const widest = 2000;

const absolute = /^https?:\/\/[^/]+(?=\/media\/)/i;

/** Copied out of a page, a picture of the site has its whole address: here it is the picture itself. */
function ownAddress(source: string, { pictures }: RenderEnv): string {
  const path = source.replace(absolute, '');
  return Object.hasOwn(pictures, pictureId(path) ?? '') ? path : source;
}

/** The place of a picture before it comes, and the widths that it comes in. */
function setSizes(token: Token, source: string, wanted: number | null, { pictures }: RenderEnv): void {
  const size = pictures[pictureId(source) ?? ''];
  const width = wanted === null ? null : Math.min(Math.max(wanted, 1), size?.width ?? widest);
  if (!size) {
    if (width !== null) token.attrSet('width', String(width));
    return;
  }
  const shown = width ?? size.width;
  token.attrSet('width', String(shown));
  token.attrSet('height', String(Math.max(1, Math.round((size.height * shown) / size.width))));
  const narrower = pictureSet(
    source,
    pictureWidths.filter((one) => one < size.width),
  );
  if (narrower === '') return;
  token.attrSet('srcset', `${narrower}, ${source} ${size.width}w`);
  const sizes = '(min-width: 48rem) 44rem, calc(100vw - 2rem)';
  token.attrSet('sizes', width === null ? sizes : `min(${width}px, calc(100vw - 2rem))`);
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
      image.meta = { ...(image.meta as PictureMeta | null), caption: image.attrGet('title') };
      image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
    }
  });
  md.renderer.rules['image'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return '';
    const source = ownAddress(String(token.attrGet('src') ?? ''), env as unknown as RenderEnv);
    token.attrSet('src', source);
    token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env));
    const meta = token.meta as PictureMeta | null;
    setSizes(token, source, meta?.width ?? null, env as unknown as RenderEnv);
    token.attrSet('loading', 'lazy');
    token.attrSet('decoding', 'async');
    const tag = self.renderToken(tokens, index, options);
    const caption = meta?.caption;
    return caption ? `${tag}<figcaption>${md.utils.escapeHtml(caption)}</figcaption>` : tag;
  };
}
