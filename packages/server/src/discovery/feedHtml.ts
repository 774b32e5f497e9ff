import type { Language } from '@janus-site/core';
import { absoluteHtml } from './absoluteHtml.ts';

/** What a decision without a title of its own is called, too. */
const decisions: Readonly<Record<Language, string>> = { ru: 'Решение', en: 'Decision' };

/** Boxes that styles draw, with the tags between which their end has to be found. */
const divs = /<div(?: [^>]*)?>|<\/div>/g;
const box = /^<div class="callout callout-(\w+)"/;

/**
 * A callout is a quotation, which shows where it ends, and its title is bold. A decision is part of the text
 * (docs/behaviour.md, B68): its title says what it is.
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
 * A text as it reads where neither styles nor scripts of the site are: what only they say of a block stands in words and
 * in elements that look as they should everywhere. Addresses are absolute.
 */
export function feedHtml(html: string, { page, language }: { page: string; language: Language }): string {
  const plain = withBoxes(html, language)
    // What a side of a comparison is called, apart from the caption of its picture.
    .replace(/(<figure>\s*<figcaption>)(.*?)(?=<\/figcaption>)/gs, '$1<strong>$2</strong>')
    // One block of code at a time is a matter of room; and other posts in the reader have groups of the same name.
    .replace(/<details name="[^"]*"(?: open)?>/g, '<details open>')
    .replace(
      /(<\/summary>\s*)?(<pre class="code"[^>]* data-file="([^"]*)")/g,
      (whole, named: string | undefined, code: string, file: string) =>
        named === undefined ? `<p><code>${file}</code></p>\n${code}` : whole,
    )
    // Readers take out whatever looks like a form.
    .replace(/<input type="checkbox"([^>]*)>/g, (_, more: string) => (more.includes(' checked') ? '☑' : '☐'))
    .replace(/<section class="footnotes"/g, '<hr />\n$&')
    // How wide a picture is on a page of ours.
    .replace(/(<(?:img|source) [^>]*?) sizes="[^"]*"/g, '$1');
  return absoluteHtml(plain, page);
}
