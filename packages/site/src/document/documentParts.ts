import type { Face, Language, Typeface } from '@janus-site/core';
import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { SiteTheme } from '@janus-site/ui/theme/themeChoice.ts';
import { openingClass, slowClass } from '@janus-site/ui/theme/opening.ts';
import type { StyleSheet } from './pageStyles.ts';
import { stylesOf, writeRules } from './pageStyles.ts';
import { policyOf } from './policyOf.ts';
import { fontsCookie } from '../browser/rest.ts';
import type { LayoutName, PageName } from '../page/routes.ts';

/** What a page needs besides its HTML. */
export interface DocumentParts {
  /** What the page needs of them is written into the head; the whole is there before the page is alive. */
  readonly styles: readonly StyleSheet[];
  /** Fonts of the words that are seen first. */
  readonly fonts: readonly string[];
  /** The `@font-face` rules of the typeface that the owner has chosen; the sheets have those of the others. */
  readonly faces?: string;
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
  name: PageName | 'error';
  layout: LayoutName;
  face: Face;
  language: Language;
  typeface: Typeface;
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
  /** Rules of this site alone, as its owner has set them. */
  siteStyle: string;
  /** The font of the page, where the owner has chosen it. */
  ownFont?: string | undefined;
  /** What visitors see who have chosen nothing, where that is not what their system prefers. */
  theme?: SiteTheme | undefined;
  /** Runs before the first paint. */
  themeScript: string;
  /** A page with content starts its scripts after the first paint; an empty shell at once. */
  startsAtOnce: boolean;
  /** The origins of services that live elsewhere. */
  services: readonly string[];
}

export interface FinishedDocument {
  html: string;
  policy: string;
}

/** Whether anything on a page with this style waits until it is near the screen. */
const putsOff = (style: string) => style.includes(`.${openingClass} `);

/**
 * What a page puts off while it opens is off the screen: a place that is asked for, by the address or by a press of a
 * link, needs the real heights above it.
 */
const openingScript =
  `location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate'||(c=>{c.add('${openingClass}');` +
  `addEventListener('click',()=>c.remove('${openingClass}'),!0)})(document.documentElement.classList)`;

/**
 * Scripts before the first paint would take the line and the processor from it, even deferred ones. This one is a
 * module: the frame that the end of the page lets through need not wait for it. A frame that was asked for is not yet
 * one that was seen: the browser says when the first words are. Then the sheets are asked for, whole, and what the
 * entry draws finds its styles. One that does not come is no reason to leave the page dead.
 */
function startScript({ entry, preloads }: DocumentParts): string {
  const list = JSON.stringify(preloads);
  return (
    `(s=>{self.PerformanceObserver?.supportedEntryTypes?.includes('paint')?new PerformanceObserver((l,o)=>{` +
    `l.getEntriesByName('first-contentful-paint')[0]&&(o.disconnect(),s())}).observe({type:'paint',buffered:true}):` +
    `setTimeout(s)})(()=>{const w=[...document.querySelectorAll('link[disabled]')].map(l=>new Promise(r=>{` +
    `l.onload=l.onerror=r;l.media='all';l.disabled=!1}));for(const h of ${list}){const l=document.createElement('link');` +
    `l.rel='modulepreload';l.href=h;document.head.append(l)}Promise.all(w).then(()=>import(${JSON.stringify(entry)}))})`
  );
}

/**
 * On a slow line the fonts of a first visit come too late to be shown, and asked for early they hold the text up: a
 * page that can rest goes without. Elsewhere, or when they are in the cache, they are asked for, and written: a link
 * that is added later comes after the first lines are drawn, and those would stand in two fonts.
 */
function fontScript(links: string, canRest: boolean): string {
  const otherwise = canRest ? `else document.documentElement.classList.add('${slowClass}')` : '';
  return (
    `(c=>{if(!c||c.effectiveType==='4g'||\`; \${document.cookie}\`.includes('; ${fontsCookie}='))` +
    `document.write(${JSON.stringify(links)});${otherwise}})(navigator.connection)`
  );
}

/** In characters; about what arrives compressed before the server waits for the first answer: ten packets. */
const oneFlight = 60_000;

/**
 * A page that comes in one flight is drawn once, whole: a phone would spend 50 ms on its header alone. A long one is
 * drawn as it comes. What is expected is there once its first tag is: the state stands behind all that is seen. Where
 * the most of a page is put off, its first drawing is cheap without the rest, and waits for the beginning alone.
 */
function expectLink({ html, state, stateId }: DocumentInput, style: string): string {
  if (state === null || html.length + style.length + state.length >= oneFlight) return '';
  const expected = putsOff(style) ? contentId : stateId;
  return `<link rel="expect" href="#${expected}" blocking="render">`;
}

function styleOf({ html, parts, siteStyle, startsAtOnce }: DocumentInput): string {
  // A shell is drawn by its scripts, with names that are not in it yet.
  const rules = startsAtOnce
    ? parts.styles.map((sheet) => writeRules(sheet.rules)).join('')
    : stylesOf(html, parts.styles);
  return rules + (parts.faces ?? '') + siteStyle;
}

/** What the owner has chosen that scripts and rules read from the root. */
function rootAttributes({ theme, ownFont }: DocumentInput): string {
  const chosen = { class: theme, 'data-font': ownFont };
  return Object.entries(chosen)
    .map(([name, value]) => (value === undefined ? '' : `${name}="${value}" `))
    .join('');
}

/**
 * Puts styles, state and scripts around the rendered document. They stand beside what React knows: it skips them when
 * it hydrates the head and the body, and never warns about them.
 */
export function finishDocument(input: DocumentInput): FinishedDocument {
  const { html, machineHead, parts, state, stateId, themeScript, startsAtOnce } = input;
  const style = styleOf(input);
  // A disabled sheet is not fetched yet, and what looks ahead for things to fetch asks for its media alone; the loader
  // of lazy chunks finds it and leaves it to the page.
  // While developing, Vite keeps the styles itself: a sheet would bring back what was changed since.
  const sheets = parts.developmentHead === undefined ? parts.styles : [];
  const sheetLinks = sheets
    .map(({ href }) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`)
    .join('');
  const links = parts.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const allowed: string[] = [];
  const inline = (script: string, type = '') => {
    allowed.push(script);
    return `<script${type}>${script}</script>`;
  };
  // One script: each costs a phone 10 ms before the first paint.
  const canRest = state !== null && !startsAtOnce;
  const steps = [themeScript];
  if (canRest && putsOff(style)) steps.push(openingScript);
  if (links !== '') steps.push(fontScript(links, canRest));
  const first = inline(steps.join(';'));
  const fonts = links === '' ? '' : `<noscript>${links}</noscript>`;
  const sheet = style === '' ? '' : `<style>${style}</style>`;
  const head = `${first}${fonts}${expectLink(input, style)}${machineHead}${sheet}${sheetLinks}${parts.developmentHead ?? ''}`;
  const startNow = () =>
    `<script type="module" src="${parts.entry}"></script>` +
    parts.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const tail =
    state === null
      ? ''
      : `<script type="application/json" id="${stateId}">${state}</script>` +
        (startsAtOnce ? startNow() : inline(startScript(parts), ' type="module"'));
  const drawn = html.replace('<html ', `<html ${rootAttributes(input)}`);
  const withHead = insertBefore(drawn, '</head>', head, drawn.indexOf('</head>'));
  return {
    html: `<!doctype html>${insertBefore(withHead, '</body>', tail, withHead.lastIndexOf('</body>'))}`,
    policy: policyOf(allowed, style === '' ? [] : [style], input.services),
  };
}

function insertBefore(html: string, mark: string, text: string, at: number): string {
  if (at < 0) throw new Error(`The rendered document has no ${mark}`);
  return html.slice(0, at) + text + html.slice(at);
}
