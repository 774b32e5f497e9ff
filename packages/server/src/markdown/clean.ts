import { unescapeMarkup } from '@janus-site/core';
import sanitizeHtml from 'sanitize-html';

const heading = ['id'];

/** The second lock: whatever the renderer lets through by mistake is taken out here. */
export function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br', 'pre', 'code', 'mark', 'em', 'strong', 's', 'a', 'img',
      'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'section', 'figure', 'figcaption', 'div', 'span', 'label', 'input',
    ], // prettier-ignore
    allowedAttributes: {
      h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading,
      a: ['href', 'title', 'id', 'aria-hidden', 'aria-label', 'tabindex', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      li: ['id'],
      ol: ['start'],
      th: ['scope'],
      div: ['role', 'aria-label', 'tabindex'],
      pre: ['data-language', 'data-file', 'tabindex'],
      section: ['aria-label'],
      input: [{ name: 'type', values: ['checkbox'] }, 'checked', 'disabled'],
    }, // prettier-ignore
    allowedClasses: {
      a: ['heading-anchor', 'footnote-backref'],
      sup: ['footnote-ref'],
      section: ['footnotes'],
      ol: ['footnotes-list'],
      li: ['task', 'footnote-item'],
      div: ['table-scroll'],
      pre: ['code'],
      th: ['align-left', 'align-center', 'align-right'],
      td: ['align-left', 'align-center', 'align-right'],
      span: ['token-*'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attribs) => {
        const isForeign = /^https?:/i.test(attribs['href'] ?? '');
        return { tagName, attribs: isForeign ? { ...attribs, rel: 'noopener' } : attribs };
      },
    },
  });
}

/** The words of safe HTML by what they are: headings, prose, and code that stands by itself. */
export function splitText(html: string): { headings: string; prose: string; code: string } {
  const headings: string[] = [];
  const code: string[] = [];
  const prose = html
    .replace(/<pre\b[^>]*>.*?<\/pre>/gs, (block) => {
      code.push(textContent(block));
      return ' ';
    })
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gs, (block) => {
      headings.push(textContent(block));
      return ' ';
    });
  return { headings: headings.join(' · '), prose: textContent(prose), code: code.join(' ') };
}

/** What the pictures of safe HTML show, in words; each once. */
export function pictureTexts(html: string): string[] {
  const texts = [...html.matchAll(/<img\b[^>]*?\balt="([^"]*)"/g)].map(([, alt = '']) =>
    unescapeMarkup(alt).replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(texts)].filter(Boolean);
}

/** The words of safe HTML, blocks apart by a space. */
export function textContent(html: string): string {
  const words = html
    .replace(/<a [^>]*class="(?:heading-anchor|footnote-backref)"[^>]*>.*?<\/a>/g, '')
    .replace(/<sup class="footnote-ref">.*?<\/sup>/g, '')
    .replace(/<\/(?:p|li|h[1-6]|td|th|pre|figcaption|figure|blockquote)>|<br ?\/?>|<hr ?\/?>/g, ' ')
    .replace(/<[^>]*>/g, '');
  return unescapeMarkup(words).replace(/\s+/g, ' ').trim();
}
