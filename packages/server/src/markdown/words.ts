import { unescapeMarkup } from '@janus-site/core';

export const softHyphen = '\u00ad';

/** Splits safe HTML into headings, prose and blocks of code. */
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

/** The alternative texts of the pictures in safe HTML, without duplicates. */
export function pictureTexts(html: string): string[] {
  const texts = [...html.matchAll(/<img\b[^>]*?\balt="([^"]*)"/g)].map(([, alt = '']) =>
    unescapeMarkup(alt).replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(texts)].filter(Boolean);
}

/** The text of safe HTML, with blocks separated by a space and without soft hyphens. */
export function textContent(html: string): string {
  const words = html
    .replace(/<a [^>]*class="(?:heading-anchor|footnote-backref)"[^>]*>.*?<\/a>/g, '')
    .replace(/<sup class="footnote-ref">.*?<\/sup>/g, '')
    .replace(
      /<\/(?:p|li|h[1-6]|td|th|pre|figcaption|figure|blockquote|dt|dd|summary|div|math)>|<br ?\/?>|<hr ?\/?>/g,
      ' ',
    )
    .replace(/<[^>]*>/g, '');
  return unescapeMarkup(words).replaceAll(softHyphen, '').replace(/\s+/g, ' ').trim();
}
