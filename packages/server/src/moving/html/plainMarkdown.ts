import { escapeMarkup } from '@janus-site/core';
import domino from '@mixmark-io/domino';
import { toMarkdown } from './toMarkdown.ts';

/** Plain text as Markdown that shows it letter by letter; an empty line parts paragraphs. */
export function plainMarkdown(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => escapeMarkup(line.trim()));
    return `<p>${lines.join('<br>')}</p>`;
  });
  return toMarkdown(domino.createDocument(`<body>${paragraphs.join('')}</body>`).body);
}
