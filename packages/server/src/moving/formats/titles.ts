import { posix } from 'node:path';
import { frontMatterNames } from '@janus-site/core';
import type { MarkdownFormat } from './detect.ts';
import { textOf, type Fields } from './fields.ts';
import { createFences } from './shortcodes.ts';

/** The first heading of the text outside code. */
function headingOf(body: string): string | undefined {
  const isCode = createFences();
  for (const line of body.split('\n')) {
    const heading = isCode(line) ? null : /^#\s+(.+)$/.exec(line);
    if (heading) return heading[1];
  }
  return undefined;
}

/** Programs whose files have names in plain words. */
const inWords = new Set<MarkdownFormat>(['obsidian', 'notion', 'folder']);

/** The file's name without its date and language; a page bundle is named after its folder. */
function nameOf(file: string, format: MarkdownFormat): string {
  const base = posix.basename(file).replace(/\.\w+$/, '');
  const stem = base.replace(/[._-](?:ru|en)$/, '');
  const folder = posix.basename(posix.dirname(file));
  const name = /^(?:index|ru|en)$/.test(stem) && folder !== '' ? folder : stem;
  if (inWords.has(format)) return name;
  const words = name.replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The title of a text: from its front matter, its heading, or its file name. */
export function titleOf(
  { fields, body, file }: { fields: Fields; body: string; file: string },
  format: MarkdownFormat,
): string {
  return textOf(fields, ...frontMatterNames.title) ?? headingOf(body) ?? nameOf(file, format);
}
