import { createHash } from 'node:crypto';
import type { Face, Language } from '@janus-site/core';
import type { LayoutName, SceneName } from './screens.ts';

/** What a page needs besides its HTML. */
export interface DocumentParts {
  /** Style sheets by address, with their text: written into the head. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  /** Fonts of the words that are seen first. */
  readonly fonts: readonly string[];
  /** The module that starts the page. */
  readonly entry: string;
  /** Modules that the entry will ask for: fetched in one go. */
  readonly preloads: readonly string[];
  /** HTML that a development server wants in the head; such a page has no policy and is never kept. */
  readonly developmentHead?: string;
}

/** Finds the parts of a page. */
export type FindParts = (page: {
  /** A screen, or what stands in for one that failed. */
  name: SceneName | 'error';
  layout: LayoutName;
  face: Face;
  language: Language;
}) => DocumentParts | Promise<DocumentParts>;

export interface DocumentInput {
  /** `<html>` to `</html>`, as React wrote it. */
  html: string;
  /** HTML that only machines read, for the head. */
  machineHead: string;
  parts: DocumentParts;
  /** The serialized state of the page; null for one that stays as it is drawn, without scripts. */
  state: string | null;
  stateId: string;
  /** Runs before the first paint. */
  themeScript: string;
  /** A page with content starts its scripts after the first paint; an empty shell at once. */
  startsAtOnce: boolean;
}

export interface FinishedDocument {
  html: string;
  policy: string;
}

const hashes = new Map<string, string>();
const hashLimit = 200;

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= hashLimit) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

/** Scripts before the first paint would take the line and the processor from it, even deferred ones. */
function startScript({ entry, preloads }: DocumentParts): string {
  const list = JSON.stringify(preloads);
  return (
    `requestAnimationFrame(()=>setTimeout(()=>{for(const h of ${list}){const l=document.createElement('link');` +
    `l.rel='modulepreload';l.href=h;document.head.append(l)}import(${JSON.stringify(entry)})}))`
  );
}

/**
 * On a slow line the fonts of a first visit come too late to be shown, and asked for early they hold the text up. Where
 * the browser knows no better they are asked for, and written: a link that is added later comes after the first lines
 * are drawn, and those would stand in two fonts.
 */
function fontScript(links: string): string {
  return `(c=>{if(!c||c.effectiveType==='4g')document.write(${JSON.stringify(links)})})(navigator.connection)`;
}

/** Strict and the same for everybody: a nonce could not be kept in memory or by a CDN. */
function policyOf(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * Puts styles, state and scripts around the rendered document. They stand beside what React knows: it skips them when
 * it hydrates the head and the body, and never warns about them.
 */
export function finishDocument(input: DocumentInput): FinishedDocument {
  const { html, machineHead, parts, state, stateId, themeScript, startsAtOnce } = input;
  const style = parts.styles.map(({ text }) => text).join('');
  // A disabled sheet is not fetched; the loader of lazy chunks finds it and knows that these styles are here.
  const known = parts.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const links = parts.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const allowed: string[] = [];
  const inline = (script: string) => {
    allowed.push(script);
    return `<script>${script}</script>`;
  };
  const fonts = links === '' ? '' : `${inline(fontScript(links))}<noscript>${links}</noscript>`;
  const sheet = style === '' ? '' : `<style>${style}</style>`;
  const head = `${fonts}${machineHead}${sheet}${known}${inline(themeScript)}${parts.developmentHead ?? ''}`;
  const startNow = () =>
    `<script type="module" src="${parts.entry}"></script>` +
    parts.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const tail =
    state === null
      ? ''
      : `<script type="application/json" id="${stateId}">${state}</script>` +
        (startsAtOnce ? startNow() : inline(startScript(parts)));
  const withHead = insertBefore(html, '</head>', head, html.indexOf('</head>'));
  return {
    html: `<!doctype html>${insertBefore(withHead, '</body>', tail, withHead.lastIndexOf('</body>'))}`,
    policy: policyOf(allowed, style === '' ? [] : [style]),
  };
}

function insertBefore(html: string, mark: string, text: string, at: number): string {
  if (at < 0) throw new Error(`The rendered document has no ${mark}`);
  return html.slice(0, at) + text + html.slice(at);
}
