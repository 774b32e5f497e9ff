/** What an author's tag becomes: its name here, and the attributes that are kept. */
interface TagRule {
  as?: string;
  keeps?: readonly string[];
  /** Added to every such tag, whatever the author wrote. */
  adds?: string;
}

const aligned: TagRule = { keeps: ['align'] };
const division: TagRule = { as: 'div', keeps: ['align'] };
const cell: TagRule = { keeps: ['align', 'colspan', 'rowspan'] };
const media: TagRule = {
  keeps: ['src', 'poster', 'width', 'height', 'loop', 'muted'],
  adds: ' controls preload="metadata"',
};
/** A heading inside other HTML is not in the contents; one that stands alone is a heading (`htmlHeadings.ts`). */
const boldLine: TagRule = { as: 'p' };

const blocks: Readonly<Record<string, TagRule>> = {
  p: aligned, div: division, section: division, article: division, header: division, footer: division, main: division, nav: division,
  center: { as: 'div', adds: ' class="align-center"' }, h1: boldLine, h2: boldLine, h3: boldLine, h4: boldLine, h5: boldLine, h6: boldLine,
  details: { keeps: ['open'] }, summary: {}, figure: {}, figcaption: {}, aside: {}, blockquote: {}, ul: {}, ol: { keeps: ['start', 'reversed'] }, li: {},
  dl: {}, dt: {}, dd: {}, table: {}, caption: {}, thead: {}, tbody: {}, tfoot: {}, tr: {}, th: cell, td: cell, hr: {},
  pre: { adds: ' class="code" data-language="text" tabindex="0"' }, picture: {}, video: media, audio: media,
}; // prettier-ignore

const inlines: Readonly<Record<string, TagRule>> = {
  a: { keeps: ['href', 'title'] }, abbr: { keeps: ['title'] }, b: { as: 'strong' }, bdi: {}, big: { as: 'span' }, br: {}, cite: {}, code: {}, del: {},
  dfn: { keeps: ['title'] }, em: {}, font: { as: 'span' }, i: { as: 'em' }, img: { keeps: ['src', 'alt', 'title', 'width', 'height'] }, ins: {}, kbd: {},
  mark: {}, q: {}, rp: {}, rt: {}, ruby: {}, s: {}, samp: {}, small: {}, source: { keeps: ['src', 'srcset', 'type', 'media'] }, span: {}, strike: { as: 's' },
  strong: {}, sub: {}, sup: {}, time: { keeps: ['datetime'] }, tt: { as: 'code' }, u: {}, var: {}, wbr: {},
}; // prettier-ignore

const rules = new Map([...Object.entries(blocks), ...Object.entries(inlines)]);
const voids = new Set(['br', 'hr', 'img', 'source', 'wbr']);

export const isBlockTag = (name: string): boolean => Object.hasOwn(blocks, name);
export const isAllowedTag = (name: string): boolean => rules.has(name);

const attributePart = String.raw`\s+[a-zA-Z_:@][\w:.@-]*(?:\s*=\s*(?:[^\s"'=<>\`]+|'[^']*'|"[^"]*"))?`;
/** One complete tag, as in CommonMark. */
export const tagPattern = String.raw`<(?:[a-zA-Z][a-zA-Z0-9-]*(?:${attributePart})*\s*\/?|\/[a-zA-Z][a-zA-Z0-9-]*\s*)>`;
const attributes = /\s([a-zA-Z_:@][\w:.@-]*)(?:\s*=\s*([^\s"'=<>`]+|'[^']*'|"[^"]*"))?/g;

/** A tag allowed in a page, rewritten without what the author may not set. */
export interface HtmlTag {
  /** As the author wrote it, in lower case. */
  name: string;
  isClosing: boolean;
  isVoid: boolean;
  /** The kept attributes as written, including character references. */
  values: ReadonlyMap<string, string>;
  html: string;
}

const alignments = /^(left|center|right)$/i;

function write(name: string, { as = name, adds = '' }: TagRule, values: ReadonlyMap<string, string>): string {
  let html = `<${as}${adds}`;
  for (const [key, value] of values)
    if (key !== 'align') html += ` ${key}="${value.replace(/"/g, '&quot;')}"`;
    else if (alignments.test(value)) html += ` class="align-${value.toLowerCase()}"`;
  return `${html}>`;
}

/** Returns the tag in its allowed form; null for one that stays text. */
export function readTag(source: string): HtmlTag | null {
  const found = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/.exec(source);
  const name = found?.[2]?.toLowerCase() ?? '';
  const rule = rules.get(name);
  if (!found || !rule) return null;
  const isVoid = voids.has(name);
  const isClosing = found[1] === '/';
  const values = new Map<string, string>();
  if (isClosing) {
    if (isVoid) return null;
    return { name, isClosing, isVoid, values, html: `</${rule.as ?? name}>` };
  }
  for (const [, key = '', raw = ''] of source.slice(found[0].length).matchAll(attributes)) {
    const lower = key.toLowerCase();
    if (rule.keeps?.includes(lower) && !values.has(lower))
      values.set(lower, raw.replace(/^(['"])(.*)\1$/s, '$2'));
  }
  return { name, isClosing, isVoid, values, html: write(name, rule, values) };
}
