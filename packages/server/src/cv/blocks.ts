import MarkdownIt, { type Token } from 'markdown-it';
import { footnotes } from '../markdown/footnotes.ts';
import { marks } from '../markdown/marks.ts';
import { maths } from '../markdown/maths.ts';
import { paragraph, type CvBlock, type CvRun } from './content.ts';
import { cutText } from './cutText.ts';

const md = new MarkdownIt({ html: false }).use(footnotes).use(maths).use(marks);

/** The mark of a callout at the beginning of a quotation. */
const callout = /^([ \t]*>[> \t]*)\[![\p{L}\w-]+\][+-]?/gmu;

/** Converts paragraphs, lists and tables of Markdown for print; code, rules and pictures have no place in a CV. */
export function blocksOf(
  markdown: string,
  longestList: number = Number.POSITIVE_INFINITY,
  longestText: number = Number.POSITIVE_INFINITY,
): CvBlock[] {
  return blocksIn(md.parse(cutText(markdown, longestText).replace(callout, '$1'), {}), longestList);
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
    } else if (token.type === 'tr_open') {
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

function runsOf(tokens: readonly Token[], isBold: boolean): CvRun[] {
  const runs: CvRun[] = [];
  let bold = isBold ? 1 : 0;
  let italics = 0;
  let link: string | undefined;
  for (const token of tokens) {
    if (token.type === 'strong_open' || token.type === 'strong_close') bold += token.nesting;
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
