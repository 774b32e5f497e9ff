import type { MarkdownIt, Token } from 'markdown-it';
import { readCodeNotes, type LineMark } from './codeNotes.ts';
import { type Highlighter, knownLanguage, longestHighlighted } from './highlight.ts';

export interface CodeInfo {
  /** As the author wrote it, `text` if omitted. */
  name: string;
  /** File name from `file=…`. */
  file: string | null;
  /** The label of the block in a group: `[config.js]`. */
  label: string | null;
}

interface CodeLines {
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
  /** The number of the first line if lines are numbered. */
  firstNumber: number | null;
}

const numbering = /(?:^|\s|:)(?:showLineNumbers|line-numbers|numberLines)(?:[={](\d{1,6})\}?)?(?=\s|\{|$)/i;

/** Parses the words after the opening fence: "ts file=src/a.ts", "ts {2,4-6} title=\"my file.ts\" showLineNumbers". */
export function readInfo(info: string): CodeInfo {
  const name = /^[^\s{[=:]+(?=\s|\{|\[|:|$)/.exec(info.trim())?.[0] ?? '';
  const file = /(?:^|\s)(?:file|filename|title)=(?:"([^"]{1,200})"|(\S{1,200}))/.exec(info);
  return {
    name: name.slice(0, 40) || 'text',
    file: file?.[1] ?? file?.[2] ?? null,
    label: /\[([^\]]{1,200})\]/.exec(info)?.[1] ?? null,
  };
}

/** Parses what the words after the opening fence say of its lines. */
function readLines(info: string, count: number): CodeLines {
  const numbers = numbering.exec(info);
  return {
    marked: markedLines(info.replace(numbers?.[0] ?? '', ' '), count),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : null,
  };
}

function markedLines(info: string, lastLine: number): ReadonlySet<number> {
  const ranges = /\{([\d\s,-]{1,200})\}/.exec(info)?.[1]?.split(',') ?? [];
  const lines = new Set<number>();
  for (const range of ranges) {
    const [from = NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= Math.min(to, lastLine); line++) lines.add(line);
  }
  return lines;
}

const marksAround: Readonly<Record<LineMark, readonly [open: string, close: string]>> = {
  highlight: ['<mark>', '</mark>'],
  added: ['<ins>', '</ins>'],
  removed: ['<del>', '</del>'],
  warning: ['<mark class="line-warning">', '</mark>'],
  error: ['<mark class="line-error">', '</mark>'],
  focus: ['<span class="line-focus">', '</span>'],
};

/** Every line of code is one line of the HTML, so marks wrap whole lines. */
function drawLines(html: string, marks: ReadonlyMap<number, LineMark>, firstNumber: number | null): string {
  const hasFocus = [...marks.values()].includes('focus');
  if (marks.size === 0 && firstNumber === null) return html;
  return html
    .split('\n')
    .map((line, index) => {
      const mark = marks.get(index);
      const [open, close] = mark === undefined ? ['', ''] : marksAround[mark];
      const number = firstNumber === null ? '' : ` data-line="${firstNumber + index}"`;
      const isDim = hasFocus && mark !== 'focus';
      const name = [number && 'line', isDim && 'line-dim'].filter(Boolean).join(' ');
      const inner = mark === undefined ? line : `${open}${line || ' '}${close}`;
      return name === '' ? inner : `<span class="${name}"${number}>${inner}</span>`;
    })
    .join('\n');
}

/** Renders blocks of code: language and file name as attributes, focusable because they scroll sideways. */
export function code(md: MarkdownIt, highlighter: Highlighter): void {
  const escape = md.utils.escapeHtml;
  const block = ({ content, attrs }: Token, info: CodeInfo, words: string): string => {
    const isWide = attrs?.some(([, value]) => value === 'wide');
    const language = knownLanguage(info.name);
    const { text, marks } = readCodeNotes(content.replace(/\n$/, ''));
    const { marked, firstNumber } = readLines(words, text.split('\n').length);
    for (const line of marked) if (!marks.has(line - 1)) marks.set(line - 1, 'highlight');
    const inner =
      language && text.length <= longestHighlighted ? highlighter.highlight(text, language) : escape(text);
    const file = info.file ? ` data-file="${escape(info.file)}"` : '';
    return `<pre class="code${isWide ? ' wide' : ''}" data-language="${escape(info.name.toLowerCase())}"${file} tabindex="0"><code>${drawLines(inner, marks, firstNumber)}</code></pre>\n`;
  };
  md.renderer.rules['fence'] = (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const words = md.utils.unescapeAll(token.info);
    return block(token, readInfo(words), words);
  };
  const plain: CodeInfo = { name: 'text', file: null, label: null };
  md.renderer.rules['code_block'] = (tokens, index) => {
    const token = tokens[index];
    return token ? block(token, plain, '') : '';
  };
}
