import { pictureSet, pictureWidths } from '@janus-site/core';
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { renderEnv, type RenderEnv } from './env.ts';

/** Addresses of the site's own pictures in texts. */
const pictureAddress = /\/media\/([0-9a-f-]{36})\.webp/g;

/** The same, including drawings and videos, which have one file each. */
export const mediaAddresses = /\/media\/([0-9a-f-]{36})\.(?:webp|svg|mp4|webm)/g;

/** The id of one of the site's own pictures; undefined for any other address. */
export function pictureId(address: string): string | undefined {
  return new RegExp(`^${pictureAddress.source}$`).exec(address)?.[1];
}

/** The id of one of the site's own uploads of any type that texts can show. */
export function mediaId(address: string): string | undefined {
  return new RegExp(`^${mediaAddresses.source}$`).exec(address)?.[1];
}

const isVideoAddress = (address: string): boolean => /^\/media\/[0-9a-f-]{36}\.(?:mp4|webm)$/.test(address);

/** Data of a picture besides its attributes. */
interface PictureMeta {
  caption?: string | null;
  /** In pixels, as set by an author in HTML; the height follows. */
  width?: number | null;
  /** Its width on the page, where it differs from a column of text. */
  sizes?: string;
}

/** The maximum width an author may set. */
const widest = 2000;

const absolute = /^https?:\/\/[^/]+(?=\/media\/)/i;

/** Returns the path of the site's own picture, which has an absolute address when copied from a page. */
function ownAddress(source: string, { pictures }: RenderEnv): string {
  const path = source.replace(absolute, '');
  return Object.hasOwn(pictures, mediaId(path) ?? '') ? path : source;
}

/** The size of one of the site's own pictures; undefined for others, for videos, and where the author sets a width. */
export function sizeOfPicture(token: Token, env: RenderEnv): { width: number; height: number } | undefined {
  const source = ownAddress(String(token.attrGet('src')), env);
  const { width } = (token.meta as PictureMeta | null) ?? {};
  return width || isVideoAddress(source) ? undefined : env.pictures[mediaId(source) ?? ''];
}

export function setPictureSizes(token: Token, sizes: Pick<PictureMeta, 'width' | 'sizes'>): void {
  token.meta = { ...(token.meta as PictureMeta | null), ...sizes };
}

/** Sets a picture's dimensions, which reserve its place before it loads, and its available widths. */
function setSizes(token: Token, source: string, meta: PictureMeta | null, { pictures }: RenderEnv): void {
  const wanted = meta?.width ?? null;
  const size = pictures[mediaId(source) ?? ''];
  const width = wanted === null ? null : Math.min(Math.max(wanted, 1), size?.width ?? widest);
  if (!size) {
    if (width !== null) token.attrSet('width', String(width));
    return;
  }
  const shown = width ?? size.width;
  token.attrSet('width', String(shown));
  token.attrSet('height', String(Math.max(1, Math.round((size.height * shown) / size.width))));
  // a drawing has one file for all widths
  if (pictureId(source) === undefined) return;
  const narrower = pictureSet(
    source,
    pictureWidths.filter((one) => one < size.width),
  );
  if (narrower === '') return;
  token.attrSet('srcset', `${narrower}, ${source} ${size.width}w`);
  const sizes = '(min-width: 48rem) 44rem, calc(100vw - 2rem)';
  token.attrSet('sizes', meta?.sizes ?? (width === null ? sizes : `min(${width}px, calc(100vw - 2rem))`));
}

/** The pictures of a paragraph that contains nothing else. */
export function picturesAlone([open, inline]: readonly (Token | undefined)[]): readonly Token[] {
  if (open?.type !== 'paragraph_open' || open.hidden || inline?.type !== 'inline') return [];
  const children = (inline.children ?? []).filter(
    ({ type, content }) => !/^(?:text|softbreak|hardbreak)$/.test(type) || content.trim() !== '',
  );
  return children.every(({ type }) => type === 'image') ? children : [];
}

/** Turns a paragraph with a single picture into a figure: its title is the caption. */
function makeFigure(open: Token, image: Token, close: Token): void {
  open.tag = 'figure';
  close.tag = 'figure';
  image.meta = { ...(image.meta as PictureMeta | null), caption: image.attrGet('title') };
  image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
}

/** A figure for a picture from a paragraph with several. */
export function figureTokens(state: StateCore, image: Token): Token[] {
  const open = new state.Token('paragraph_open', 'p', 1);
  const inline = new state.Token('inline', '', 0);
  const close = new state.Token('paragraph_close', 'p', -1);
  inline.children = [image];
  for (const token of [open, inline, close]) token.block = true;
  makeFigure(open, image, close);
  return [open, inline, close];
}

/**
 * An image alone in its paragraph becomes a figure, with its title as the caption; the site's own pictures are served
 * in the width that is needed.
 */
export function figures(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'janus_figures', (state) => {
    for (let index = 1; index < state.tokens.length - 1; index += 1) {
      const [open, inline, close] = state.tokens.slice(index - 1, index + 2);
      if (!open || !inline || !close) continue;
      const [image, ...others] = picturesAlone([open, inline]);
      if (image && others.length === 0) makeFigure(open, image, close);
    }
  });
  /**
   * Renders a video written as a picture: its place is reserved, and before it is played only its beginning is loaded.
   */
  const video = (token: Token, meta: PictureMeta | null, env: RenderEnv): string => {
    const source = String(token.attrGet('src'));
    setSizes(token, source, meta, env);
    const attributes = [
      ...['src', 'width', 'height'].map((name) => [name, token.attrGet(name)] as const),
      ['aria-label', token.attrGet('alt')] as const,
    ].map(([name, value]) => (value ? ` ${name}="${md.utils.escapeHtml(String(value))}"` : ''));
    return `<video controls preload="metadata"${attributes.join('')}></video>`;
  };
  md.renderer.rules['image'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (!token) return '';
    // a picture that is still being uploaded
    if (String(token.attrGet('src')).startsWith('#upload-')) return '';
    const source = ownAddress(String(token.attrGet('src') ?? ''), renderEnv(env));
    token.attrSet('src', source);
    token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env));
    const meta = token.meta as PictureMeta | null;
    const words = meta?.caption ? `<figcaption>${md.utils.escapeHtml(meta.caption)}</figcaption>` : '';
    if (isVideoAddress(source)) return video(token, meta, renderEnv(env)) + words;
    setSizes(token, source, meta, renderEnv(env));
    token.attrSet('loading', 'lazy');
    token.attrSet('decoding', 'async');
    const tag = self.renderToken(tokens, index, options);
    return tag + words;
  };
}
