import { unescapeMarkup, type Language } from '@janus-site/core';
import MarkdownIt, { type Token } from 'markdown-it';
import deflist from 'markdown-it-deflist';
import { comparisons } from '../markdown/comparisons.ts';
import { containers } from '../markdown/containers.ts';
import { emoji } from '../markdown/emoji.ts';
import { footnotes } from '../markdown/footnotes.ts';
import { headingIds } from '../markdown/headings.ts';
import { html } from '../markdown/html.ts';
import { isBlockTag } from '../markdown/htmlTags.ts';
import { marks } from '../markdown/marks.ts';
import { maths } from '../markdown/maths.ts';
import { tasks } from '../markdown/tasks.ts';
import { paragraph, type CvBlock, type CvRun } from './content.ts';
import { cutText } from './cutText.ts';

/** The rules of the pages that add or hide words, in the order of `markdown/render.ts`. */
const md = new MarkdownIt()
  .use(footnotes)
  .use(deflist)
  .use(maths)
  .use(marks)
  .use(tasks)
  .use(comparisons)
  .use(html)
  .use(containers)
  .use(emoji)
  .use(headingIds);

/** The mark of a callout at the beginning of a quotation. */
const callout = /^([ \t]*>[> \t]*)\[![\p{L}\w-]+\][+-]?/gmu;

/** Converts paragraphs, lists and tables of Markdown for print; code, rules and pictures have no place in a CV. */
export function blocksOf(
  markdown: string,
  longestList: number = Number.POSITIVE_INFINITY,
  longestText: number = Number.POSITIVE_INFINITY,
  language: Language = 'ru',
): CvBlock[] {
  const text = cutMarkdown(markdown, longestText).replace(callout, '$1');
  return blocksIn(md.parse(text, { language }), longestList);
}

/** A cut text may lack the end of a comment or container, without which its beginning is text. */
function cutMarkdown(markdown: string, most: number): string {
  const cut = cutText(markdown, most);
  if (cut === markdown) return cut;
  const comment = cut.lastIndexOf('<!--');
  const isOpen = comment >= 0 && !cut.includes('-->', comment);
  const shown = isOpen ? `${cut.slice(0, comment).trimEnd()} …` : cut;
  return shown.replace(/^[ \t]*:{3,}.*$/gm, '');
}

/** The paragraphs of a block of HTML. */
function htmlBlocks(source: string): CvBlock[] {
  return source
    .replace(/<pre\b[^]*?<\/pre>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/?(\w+)(?:"[^"]*"|[^">])*>/g, (_tag, name: string) =>
      name === 'br' ? '\n' : isBlockTag(name) ? '\n\n' : '',
    )
    .split(/\n\s*\n/)
    .map((text) => unescapeMarkup(text).trim())
    .flatMap((text) => (text === '' ? [] : paragraph('body', text)));
}

function blocksIn(tokens: readonly Token[], longestList: number): CvBlock[] {
  const blocks: CvBlock[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.type === 'inline') {
      const isHeading = tokens[index - 1]?.type === 'heading_open';
      const runs = runsOf(token.children ?? [], isHeading);
      if (runs.length > 0) blocks.push(paragraph('body', runs));
    } else if (token.type === 'html_block') blocks.push(...htmlBlocks(token.content));
    else if (token.type === 'tr_open') {
      const end = closingOf(tokens, index);
      blocks.push(paragraph('body', rowOf(tokens.slice(index, end))));
      index = end;
    } else if (token.type === 'footnote_block_open') {
      index = closingOf(tokens, index);
    } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      const end = closingOf(tokens, index);
      const items = itemsOf(tokens.slice(index + 1, end), longestList);
      blocks.push({ kind: 'list', isOrdered: token.type === 'ordered_list_open', items });
      index = end;
    }
  }
  return blocks;
}

function itemsOf(tokens: readonly Token[], longestList: number): CvBlock[][] {
  const items: CvBlock[][] = [];
  for (let index = 0; index < tokens.length && items.length < longestList; index += 1) {
    if (tokens[index]?.type !== 'list_item_open') continue;
    const end = closingOf(tokens, index);
    items.push(blocksIn(tokens.slice(index + 1, end), longestList));
    index = end;
  }
  return items;
}

/** The cells of a table's row as a line. */
function rowOf(tokens: readonly Token[]): CvRun[] {
  const cells = tokens.flatMap(({ children }) => (children?.length ? [runsOf(children, false)] : []));
  return cells.flatMap((runs, at) => (at === 0 ? runs : [{ text: ' · ' }, ...runs]));
}

/** The index of the token that closes the one at `open`. */
function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    depth += tokens[index]?.nesting ?? 0;
    if (depth === 0) return index;
  }
  return tokens.length;
}

/** What a tag inside a line is in print, where the fonts have no ticked box; undefined for one that is left out. */
function drawTag(html: string): { text?: string; bold?: number; italics?: number } | undefined {
  if (html.includes('type="checkbox"')) return { text: html.includes(' checked') ? '■ ' : '□ ' };
  const [, close, name] = /^<(\/?)(\w+)/.exec(html) ?? [];
  const change = close ? -1 : 1;
  if (name === 'br') return { text: '\n' };
  if (name === 'strong') return { bold: change };
  return name === 'em' ? { italics: change } : undefined;
}

function runsOf(tokens: readonly Token[], isBold: boolean): CvRun[] {
  const runs: CvRun[] = [];
  let bold = isBold ? 1 : 0;
  let italics = 0;
  let link: string | undefined;
  for (const token of tokens) {
    if (token.type === 'html_inline') {
      const drawn = drawTag(token.content);
      if (drawn?.text) runs.push({ text: drawn.text });
      bold += drawn?.bold ?? 0;
      italics += drawn?.italics ?? 0;
    } else if (token.type === 'strong_open' || token.type === 'strong_close') bold += token.nesting;
    else if (token.type === 'em_open' || token.type === 'em_close') italics += token.nesting;
    else if (token.type === 'link_open') link = webAddress(String(token.attrGet('href') ?? ''));
    else if (token.type === 'link_close') link = undefined;
    else if (token.type === 'softbreak') runs.push({ text: ' ' });
    else if (token.type === 'hardbreak') runs.push({ text: '\n' });
    else if (token.content && token.type !== 'image') {
      runs.push({
        text: token.content,
        ...(bold > 0 && { bold: true }),
        ...(italics > 0 && { italics: true }),
        ...(link && { link }),
      });
    }
  }
  return runs;
}

/** On paper only absolute addresses are useful. */
function webAddress(href: string): string | undefined {
  return /^(https?|mailto):/.test(href) ? href : undefined;
}
