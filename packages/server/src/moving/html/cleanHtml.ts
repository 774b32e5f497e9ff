import sanitizeHtml from 'sanitize-html';
import { RefusedError, type Note } from '../import/report.ts';

/** Limits for the HTML of one text: beyond these, the work is no longer linear. */
export const htmlLimits = { length: 1_000_000, elements: 20_000, depth: 100 } as const;

const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];
const languages = ['data-language', 'data-lang', 'data-enlighter-language', 'data-code-block-lang', 'lang'];

/** Elements that had a function and are dropped: they are reported, so that nobody searches for them. */
const active = new Set('script form object embed applet svg canvas button select textarea'.split(' '));

/** Returns the meaningful part of untrusted HTML, well nested; notes the other elements. */
export function cleanHtml(html: string): { html: string; notes: Note[] } {
  if (html.length > htmlLimits.length)
    throw new RefusedError(`The text has more than ${htmlLimits.length} characters of HTML: divide it.`);
  const left = new Set<string>();
  let depth = 0;
  let elements = 0;
  const cleaned = sanitizeHtml(html, {
    allowedTags: [
      'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'header', 'footer', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'hr',
      'br', 'pre', 'code', 'tt', 'kbd', 'samp', 'mark', 'ins', 'del', 's', 'strike', 'em', 'i', 'strong', 'b', 'u', 'small', 'sub', 'sup', 'abbr', 'cite',
      'q', 'time', 'span', 'a', 'img', 'picture', 'video', 'audio', 'source', 'iframe', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'aside',
      'details', 'summary', 'figure', 'figcaption', 'input',
    ], // prettier-ignore
    allowedAttributes: {
      '*': ['class', ...languages],
      a: ['href'],
      time: ['datetime'],
      img: ['src', 'alt', ...lazy],
      video: ['src'], audio: ['src'], source: ['src'], iframe: ['src', ...lazy],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'align'], td: ['colspan', 'rowspan', 'align'],
      sup: ['data-fn'], div: ['data-fn-text', 'data-attrs'],
      input: [{ name: 'type', values: ['checkbox'] }, 'checked'],
    }, // prettier-ignore
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], iframe: ['http', 'https'] },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'template',
      'svg',
      'button',
      'select',
    ],
    onOpenTag(name) {
      if (active.has(name)) left.add(name);
      depth += 1;
      elements += 1;
      if (depth > htmlLimits.depth)
        throw new RefusedError(`The HTML is nested more than ${htmlLimits.depth} deep: simplify the text.`);
      if (elements > htmlLimits.elements)
        throw new RefusedError(`The text has more than ${htmlLimits.elements} elements of HTML: divide it.`);
    },
    onCloseTag() {
      depth -= 1;
    },
  });
  const names = [...left].sort().join(', ');
  return {
    html: cleaned,
    notes:
      names === '' ? [] : [{ line: null, text: `Elements without a place here are left out: ${names}.` }],
  };
}
