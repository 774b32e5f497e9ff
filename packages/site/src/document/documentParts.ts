import type { Face, Language, Typeface } from '@janus-site/core';
import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { SiteTheme } from '@janus-site/ui/theme/themeChoice.ts';
import { openingClass, slowClass } from '@janus-site/ui/theme/opening.ts';
import type { StyleSheet } from './pageStyles.ts';
import { stylesOf, writeRules } from './pageStyles.ts';
import { policyOf } from './policyOf.ts';
import { fontsCookie } from '../browser/layOutWhenIdle.ts';
import type { LayoutName, PageName } from '../page/routes.ts';

/** A font that a page needs if its text has one of these characters. */
export interface RareFont {
  readonly href: string;
  /** Whether only the text of italic elements counts. */
  readonly isItalic: boolean;
  readonly characters: RegExp;
}

/** The files that a page needs besides its HTML. */
export interface DocumentParts {
  /** The rules that the page needs are written into the head; the full sheets are loaded before the scripts run. */
  readonly styles: readonly StyleSheet[];
  /** The fonts of the text that is seen first. */
  readonly fonts: readonly string[];
  /** Other fonts of the typeface. */
  readonly rareFonts?: readonly RareFont[];
  /** The `@font-face` rules of the typeface that the owner has chosen; those of the others are in the sheets. */
  readonly faces?: string;
  /** The module that starts the page. */
  readonly entry: string;
  /** Modules that the entry imports, fetched together. */
  readonly preloads: readonly string[];
  /** HTML that a development server adds to the head; such a page has no policy and is never cached. */
  readonly developmentHead?: string;
}

/** Finds the parts of a page. */
export type FindParts = (page: {
  name: PageName;
  /** The name of the screen's component. */
  screen: string;
  layout: LayoutName;
  face: Face;
  language: Language;
  typeface: Typeface;
}) => DocumentParts | Promise<DocumentParts>;

export interface DocumentInput {
  /** From `<html>` to `</html>`, as rendered by React. */
  html: string;
  /** HTML for the head that only machines read. */
  machineHead: string;
  parts: DocumentParts;
  /** The serialized state of the page; null for a page without scripts. */
  state: string | null;
  stateId: string;
  /** The rules from the owner's settings. */
  siteStyle: string;
  /** The page's font, if the owner has chosen one. */
  ownFont?: string | undefined;
  /** The theme for visitors who have not chosen one, if it differs from their system's. */
  theme?: SiteTheme | undefined;
  /** The common domain of both faces for cookies, if there is one. */
  domain?: string | undefined;
  /** Runs before the first paint. */
  themeScript: string;
  /** A page with content starts its scripts after the first paint; an empty shell starts them immediately. */
  startsAtOnce: boolean;
  /** The origins of services on other hosts. */
  services: readonly string[];
  /** Other origins that forms of the page lead to: the search of the blog. */
  forms?: readonly string[];
}

export interface FinishedDocument {
  html: string;
  policy: string;
}

/** Returns whether a page with this style skips the layout of anything until it is near the screen. */
const putsOff = (style: string) => style.includes(`.${openingClass} `);

/**
 * While a page opens, the layout of its off-screen parts is skipped. A jump, by an address or a click on a link, needs
 * the real heights above the target.
 */
const openingScript =
  `location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate'||(c=>{c.add('${openingClass}');` +
  `addEventListener('click',()=>c.remove('${openingClass}'),!0)})(document.documentElement.classList)`;

/**
 * Scripts before the first paint, even deferred ones, would take bandwidth and processor time from it. This one is a
 * module, so the first frame need not wait for it. It waits for the browser to report the first contentful paint,
 * because a requested frame has not yet been seen. Then the full sheets are loaded, so that the entry finds its styles.
 * If one fails, the page starts all the same.
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
 * On a slow connection the fonts of a first visit arrive too late to be shown, and requesting them early delays the
 * text, so a page that can rest does without. Otherwise, or if they are cached, the links are written into the
 * document: a link added later is processed after the first lines are painted, which would then mix two fonts.
 */
function fontScript(links: string, canRest: boolean): string {
  const otherwise = canRest ? `else document.documentElement.classList.add('${slowClass}')` : '';
  return (
    `(c=>{if(!c||c.effectiveType==='4g'||\`; \${document.cookie}\`.includes('; ${fontsCookie}='))` +
    `document.write(${JSON.stringify(links)});${otherwise}})(navigator.connection)`
  );
}

/** In characters: about what ten packets hold compressed, which are sent before the first acknowledgement. */
const oneFlight = 60_000;

/**
 * A page that arrives in one flight is painted once, because its header alone would cost a phone 50 ms; a long page is
 * painted as it arrives. An expected element counts once its start tag is there; the state follows all visible content.
 * If most of a page skips layout, the first paint is cheap and waits only for the start of the content.
 */
function expectLink({ html, state, stateId }: DocumentInput, style: string): string {
  if (state === null || html.length + style.length + state.length >= oneFlight) return '';
  const expected = putsOff(style) ? contentId : stateId;
  return `<link rel="expect" href="#${expected}" blocking="render">`;
}

/** Returns the addresses of the fonts for the text of this page. */
function fontsOf({ html, parts: { fonts, rareFonts = [] } }: DocumentInput): string[] {
  // The elements that browsers set in italics.
  const italics = html.matchAll(/<(em|i|cite|dfn|var|address)\b[^>]*>(.*?)<\/\1>/gs);
  const italic = [...italics].map(([, , text]) => text).join('');
  const rare = rareFonts.filter(({ isItalic, characters }) => characters.test(isItalic ? italic : html));
  return [...fonts, ...rare.map(({ href }) => href)];
}

function styleOf({ html, parts, siteStyle, startsAtOnce }: DocumentInput): string {
  // The scripts render a shell, with class names that are not in its HTML yet.
  const rules = startsAtOnce
    ? parts.styles.map((sheet) => writeRules(sheet.rules)).join('')
    : stylesOf(html, parts.styles);
  return rules + (parts.faces ?? '') + siteStyle;
}

/** Returns the attributes that scripts and rules read from the root: the owner's choices, and the common domain. */
function rootAttributes({ theme, ownFont, domain }: DocumentInput): string {
  const chosen = { class: theme, 'data-font': ownFont, 'data-domain': domain };
  return Object.entries(chosen)
    .map(([name, value]) => (value === undefined ? '' : `${name}="${value}" `))
    .join('');
}

/**
 * Adds styles, state and scripts to the rendered document. React does not know these elements: it skips them when it
 * hydrates the head and the body, and never warns about them.
 */
export function finishDocument(input: DocumentInput): FinishedDocument {
  const { html, machineHead, parts, state, stateId, themeScript, startsAtOnce } = input;
  const style = styleOf(input);
  // A disabled sheet is not fetched yet, and with this media the preload scanner does not fetch it early; the loader of
  // lazy chunks finds it and does not add it again.
  // In development Vite manages the styles: a sheet would restore outdated rules.
  const sheets = parts.developmentHead === undefined ? parts.styles : [];
  const sheetLinks = sheets
    .map(({ href }) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`)
    .join('');
  const links = fontsOf(input)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('');
  const allowed: string[] = [];
  const inline = (script: string, type = '') => {
    allowed.push(script);
    return `<script${type}>${script}</script>`;
  };
  // One script, because each costs a phone 10 ms before the first paint.
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
    policy: policyOf(allowed, style === '' ? [] : [style], input.services, input.forms),
  };
}

function insertBefore(html: string, mark: string, text: string, at: number): string {
  if (at < 0) throw new Error(`The rendered document has no ${mark}`);
  return html.slice(0, at) + text + html.slice(at);
}
