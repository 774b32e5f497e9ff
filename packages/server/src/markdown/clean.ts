import sanitizeHtml from 'sanitize-html';
import { isForeign } from './foreignPictures.ts';

const heading = ['id'];
const cell = ['colspan', 'rowspan'];
const aligned = ['align-left', 'align-center', 'align-right'];
const callout = ['callout', 'callout-*'];
const webSchemes = ['http', 'https'];
const playerAttributes = [
  'src',
  'poster',
  'width',
  'height',
  'controls',
  'loop',
  'muted',
  'preload',
  'aria-label',
];

/** The MathML that Temml outputs; nothing in it can contain HTML, a link or an address. */
const mathTags = [
  'math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'msub', 'msup', 'msubsup', 'mfrac', 'msqrt', 'mroot', 'mover', 'munder', 'munderover', 'mtable',
  'mtr', 'mtd', 'mpadded', 'mphantom', 'mstyle', 'menclose', 'mmultiscripts', 'mprescripts', 'none',
]; // prettier-ignore
const mathAttributes = [
  'display', 'mathvariant', 'stretchy', 'symmetric', 'fence', 'form', 'separator', 'lspace', 'rspace', 'minsize', 'maxsize', 'largeop', 'movablelimits',
  'accent', 'accentunder', 'width', 'height', 'depth', 'voffset', 'linethickness', 'displaystyle', 'scriptlevel', 'columnalign', 'columnlines', 'rowlines',
  'columnspacing', 'rowspacing', 'columnspan', 'rowspan', 'notation', 'mathcolor',
]; // prettier-ignore

/** The allowed classes, by element. */
export const textClasses: Readonly<Record<string, string[]>> = {
  a: ['heading-anchor', 'footnote-backref', 'video-card'],
  p: ['callout-title', ...aligned],
  summary: ['callout-title'],
  details: callout,
  sup: ['footnote-ref'],
  section: ['footnotes'],
  ol: ['footnotes-list'],
  ul: ['achievements'],
  li: ['task', 'achievement', 'footnote-item'],
  figure: ['before-after'],
  div: [
    'table-scroll',
    'code-group',
    'wide',
    'math',
    'gallery',
    'gallery-row',
    'gallery-narrow',
    ...callout,
    ...aligned,
  ],
  pre: ['code', 'wide'],
  code: ['math-fault'],
  mark: ['line-warning', 'line-error'],
  th: aligned,
  td: aligned,
  span: ['token-*', 'line', 'line-dim', 'line-focus', 'video-host', 'video-title'],
  math: ['tml-display'],
  mtd: ['tml-left', 'tml-right'],
};

/** The second line of defence: removes whatever the renderer lets through by mistake. */
export function clean(html: string): string {
  const cleaned = sanitizeHtml(html, {
    allowedTags: [
      'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr', 'br', 'wbr', 'pre', 'code', 'kbd', 'samp', 'var',
      'mark', 'ins', 'del', 'em', 'strong', 's', 'u', 'small', 'sub', 'sup', 'abbr', 'dfn', 'cite', 'q', 'time', 'bdi', 'ruby', 'rt', 'rp', 'a', 'img',
      'picture', 'source', 'video', 'audio', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'section', 'aside', 'details', 'summary',
      'figure', 'figcaption', 'div', 'span', 'label', 'input', ...mathTags,
    ], // prettier-ignore
    allowedAttributes: {
      h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading,
      a: ['href', 'title', 'id', 'aria-hidden', 'aria-label', 'tabindex', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      source: ['src', 'srcset', 'type', 'media'],
      video: playerAttributes, audio: playerAttributes,
      li: ['id'],
      ol: ['start', 'reversed'],
      th: ['scope', ...cell], td: cell,
      div: ['role', 'aria-label', 'tabindex'],
      details: ['open', 'name'],
      pre: ['data-language', 'data-file', 'tabindex'],
      span: ['data-line'],
      section: ['aria-label'],
      abbr: ['title'], dfn: ['title'], time: ['datetime'],
      input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
      ...Object.fromEntries(mathTags.map((name) => [name, mathAttributes])),
    }, // prettier-ignore
    allowedClasses: textClasses,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: webSchemes, source: webSchemes, video: webSchemes, audio: webSchemes },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'poster', 'cite'],
    selfClosing: ['img', 'br', 'hr', 'input', 'source', 'wbr'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => {
        const attributes = isForeign(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener' } : attribs;
        return { tagName, attribs: attributes };
      },
    },
  });
  // Paragraphs that contained only a comment, or were closed by their content.
  return cleaned.replace(/<p><\/p>\n?/g, '');
}
