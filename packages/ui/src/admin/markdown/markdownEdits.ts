/** Edits of Markdown as pure functions of the text and the selection. */

export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from`…`to` by `insert` and selects `start`…`end` of the result. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Returns how many mark letters stand on both sides of the gap between two texts. */
function runAround(before: string, after: string, letter: string): number {
  let size = 0;
  while (before.at(-1 - size) === letter && after.charAt(size) === letter) size += 1;
  return size;
}

/** Returns the selection without the marks at its ends, if they form a pair. */
function withoutOwnMarks({ text, start, end }: Selection, letter: string): Selection {
  const words = text.slice(start, end);
  let size = 0;
  while (size * 2 < words.length && words.charAt(size) === letter && words.at(-1 - size) === letter)
    size += 1;
  const isOne = size * 2 < words.length && !words.slice(size, words.length - size).includes(letter);
  return isOne ? { text, start: start + size, end: end - size } : { text, start, end };
}

/** Wraps a part of a paragraph in marks, or removes them if present. */
function wrapPart(selection: Selection, mark: string): Edit {
  const letter = mark.charAt(0);
  const { text, start, end } = withoutOwnMarks(selection, letter);
  const size = mark.length;
  const inner = text.slice(start, end);
  const run = runAround(text.slice(0, start), text.slice(end), letter);
  // Two stars are bold, so an odd number contains italic.
  if (mark === '*' ? run % 2 === 1 : run >= size) {
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
  }
  return { from: start, to: end, insert: mark + inner + mark, start: start + size, end: end + size };
}

/**
 * Wraps each paragraph of the selection in marks, or removes them if all have them. White space at the ends stays
 * outside, where marks would not work.
 */
export function wrap(selection: Selection, mark: string): Edit {
  const { text, start, end } = selection;
  const edits = [...text.slice(start, end).matchAll(/\S.*(?:\n.*\S.*)*/g)].map(({ 0: words, index }) => {
    const from = start + index;
    return wrapPart({ text, start: from, end: from + words.trimEnd().length }, mark);
  });
  const [first = wrapPart(selection, mark)] = edits;
  const last = edits.at(-1) ?? first;
  if (first === last) return first;
  const adds = ({ from, to, insert }: Edit) => insert.length > to - from;
  const changes = edits.some(adds) ? edits.filter(adds) : edits;
  const changed = changes.reduceRight(applyEdit, text);
  const { from } = first;
  const to = last.to;
  const toChanged = to + changed.length - text.length;
  return { from, to, insert: changed.slice(from, toChanged), start: from, end: toChanged };
}

/** Returns where the line at a position begins. */
export function lineStart(text: string, at: number): number {
  return text.slice(0, at).lastIndexOf('\n') + 1;
}

/** Returns where a selection ends without the line end that a selection of whole lines includes. */
const lastEnd = ({ text, start, end }: Selection): number =>
  end > start && text[end - 1] === '\n' ? end - 1 : end;

/** Adds a prefix to every line of the selection, or removes it when all lines have it. */
export function prefixLines(selection: Selection, prefix: string): Edit {
  const from = lineStart(selection.text, selection.start);
  const to = lastEnd(selection);
  const lines = selection.text.slice(from, to).split('\n');
  const hasAll = lines.every((line) => line.startsWith(prefix));
  const insert = lines.map((line) => (hasAll ? line.slice(prefix.length) : prefix + line)).join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

/** Makes a link of the selection, with the address selected for typing. */
export function link({ text, start, end }: Selection, address = 'https://'): Edit {
  const label = text.slice(start, end);
  const insert = `[${label}](${address})`;
  const addressStart = start + label.length + 3;
  return label
    ? { from: start, to: end, insert, start: addressStart, end: addressStart + address.length }
    : { from: start, to: end, insert, start: start + 1, end: start + 1 };
}

/** Makes a code block of several lines, or marks code within one line. */
export function code(selection: Selection): Edit {
  const { text, start } = selection;
  const end = lastEnd(selection);
  if (!text.slice(start, end).includes('\n')) return wrap({ text, start, end }, '`');
  const from = lineStart(text, start);
  const [rest = ''] = text.slice(end).split('\n', 1);
  const to = end + rest.length;
  const lines = text.slice(from, to);
  let fence = '```';
  while (lines.includes(fence)) fence += '`';
  const at = from + fence.length;
  return { from, to, insert: `${fence}\n${lines}\n${fence}`, start: at, end: at };
}

const item = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))( \[[ xX]\])?\s+/;

/** Enter in a list: starts the next item, or ends the list on an empty item. Null elsewhere. */
export function continueList({ text, start, end }: Selection): Edit | null {
  const from = lineStart(text, start);
  const line = text.slice(from, start);
  const match = item.exec(line);
  if (!match || start !== end) return null;
  const [whole, indent = '', bullet, number, point = '', task] = match;
  if (line === whole) return { from, to: start, insert: '', start: from, end: from };
  const mark = bullet ?? `${Number(number) + 1}${point}`;
  const insert = `\n${indent}${mark}${task ? ' [ ]' : ''} `;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}

/** Makes a link of the selected words when an address is pasted over them, or replaces an address. Null for anything else. */
export function pasteAddress(selection: Selection, pasted: string): Edit | null {
  const { text, start, end } = selection;
  const address = pasted.trim();
  const label = text.slice(start, end);
  if (!label || /\s/.test(address) || !/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  // Within a link, a second link would break the first.
  const isAddress =
    /^https?:\/\/\S*$/.test(label) || (text.slice(0, start).endsWith('](') && text[end] === ')');
  if (!isAddress && label.includes('\n')) return null;
  return insertText(selection, isAddress ? address : `[${label}](${address})`);
}

/** Replaces the selection with a text and puts the caret after it. */
export function insertText({ start, end }: Selection, insert: string): Edit {
  const at = start + insert.length;
  return { from: start, to: end, insert, start: at, end: at };
}

const block = /^(?:#{1,6} |[-*+>|] ?|\d+[.)] |```|~~~|:::|\$\$|!\[)|\n\n/;

/** Replaces the selection with Markdown; blocks are separated from the lines around them. */
export function insertMarkdown(selection: Selection, markdown: string): Edit {
  if (!block.test(markdown)) return insertText(selection, markdown);
  const before = selection.text.slice(0, selection.start);
  const after = selection.text.slice(selection.end);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' || after.startsWith('\n') ? '' : '\n\n';
  const at = selection.start + lead.length + markdown.length;
  return { ...insertText(selection, lead + markdown + tail), start: at, end: at };
}

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
}
