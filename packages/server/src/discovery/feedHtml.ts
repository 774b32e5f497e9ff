import type { Language } from '@janus-site/core';
import { absoluteHtml } from './absoluteHtml.ts';

/** The name of a decision without a title. */
const decisions: Readonly<Record<Language, string>> = { ru: 'Решение', en: 'Decision' };

/** Boxes drawn by styles, with the tags needed to find their end. */
const divs = /<div(?: [^>]*)?>|<\/div>/g;
const box = /^<div class="callout callout-(\w+)"/;

/**
 * Turns a callout into a quotation, which has a visible end, with a bold title. A decision is part of the text
 * (docs/behaviour.md, B68), so its title names it.
 */
function withBoxes(html: string, language: Language): string {
  const decision = decisions[language];
  const ends: string[] = [];
  return html
    .replace(divs, (tag) => {
      if (tag === '</div>') return ends.pop() ?? tag;
      const look = box.exec(tag)?.[1];
      const isNote = look !== undefined && look !== 'decision';
      ends.push(isNote ? '</blockquote>' : '</div>');
      return isNote ? '<blockquote>' : tag;
    })
    .replace(
      /(<div class="callout callout-decision">\s*)?<p class="callout-title">(.*?)<\/p>/gs,
      (_, start: string | undefined, title: string) => {
        const name = start === undefined || title === decision ? '' : `${decision}: `;
        return `${start ?? ''}<p><strong>${name}${title}</strong></p>`;
      },
    );
}

/**
 * Adapts a text for readers without the site's styles and scripts: what only they convey becomes words and standard
 * elements. Addresses are absolute.
 */
export function feedHtml(html: string, { page, language }: { page: string; language: Language }): string {
  const plain = withBoxes(html, language)
    // The label of a comparison's side, distinct from the caption of its picture.
    .replace(/(<figure>\s*<figcaption>)(.*?)(?=<\/figcaption>)/gs, '$1<strong>$2</strong>')
    // Showing one block of code at a time only saves space, and other posts in the reader have groups of the same name.
    .replace(/<details name="[^"]*"(?: open)?>/g, '<details open>')
    .replace(
      /(<\/summary>\s*)?(<pre class="code"[^>]* data-file="([^"]*)")/g,
      (whole, named: string | undefined, code: string, file: string) =>
        named === undefined ? `<p><code>${file}</code></p>\n${code}` : whole,
    )
    // Feed readers remove anything that looks like a form.
    .replace(/<input type="checkbox"([^>]*)>/g, (_, more: string) => (more.includes(' checked') ? '☑' : '☐'))
    .replace(/<section class="footnotes"/g, '<hr />\n$&')
    // The width of a picture on our own pages.
    .replace(/(<(?:img|source) [^>]*?) sizes="[^"]*"/g, '$1');
  return absoluteHtml(plain, page);
}
