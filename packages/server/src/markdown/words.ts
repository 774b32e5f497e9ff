import { unescapeMarkup } from '@janus-site/core';

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
    .replace(
      /<\/(?:p|li|h[1-6]|td|th|pre|figcaption|figure|blockquote|dt|dd|summary|div|math)>|<br ?\/?>|<hr ?\/?>/g,
      ' ',
    )
    .replace(/<[^>]*>/g, '');
  return unescapeMarkup(words).replace(/\s+/g, ' ').trim();
}
