import { escapeMarkup } from '@janus-site/core';
import domino from '@mixmark-io/domino';
import { toMarkdown } from './toMarkdown.ts';

/** Converts plain text to Markdown that shows it literally; empty lines separate paragraphs. */
export function plainMarkdown(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => escapeMarkup(line.trim()));
    return `<p>${lines.join('<br>')}</p>`;
  });
  return toMarkdown(domino.createDocument(`<body>${paragraphs.join('')}</body>`).body);
}
