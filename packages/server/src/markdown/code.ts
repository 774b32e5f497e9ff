import type { MarkdownIt } from 'markdown-it';
import { type Highlighter, knownLanguage, longestHighlighted } from './highlight.ts';

export interface CodeInfo {
  /** As the author wrote it, `text` where nothing is written. */
  name: string;
  /** File name from `file=…`. */
  file: string | null;
  /** Numbers of the lines to mark, from 1. */
  marked: ReadonlySet<number>;
}

/** Reads the words after the opening fence: "ts file=src/a.ts", "ts {2,4-6} title=\"my file.ts\"". */
export function readInfo(info: string): CodeInfo {
  const name = /^[^\s{=]+(?=\s|\{|$)/.exec(info.trim())?.[0] ?? '';
  const file = /(?:^|\s)(?:file|title)=(?:"([^"]{1,200})"|(\S{1,200}))/.exec(info);
  return {
    name: name.slice(0, 40) || 'text',
    file: file?.[1] ?? file?.[2] ?? null,
    marked: markedLines(info),
  };
}

/** No block of code has more lines worth a mark. */
const lastLine = 10_000;

function markedLines(info: string): ReadonlySet<number> {
  const ranges = /\{([\d\s,-]{1,200})\}/.exec(info)?.[1]?.split(',') ?? [];
  const lines = new Set<number>();
  for (const range of ranges) {
    const [from = NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
    for (let line = from; line <= Math.min(to, lastLine); line++) lines.add(line);
  }
  return lines;
}

/** Every line stands whole on a line of the HTML, so marks go around lines. */
function markLines(html: string, marked: ReadonlySet<number>): string {
  if (marked.size === 0) return html;
  const lines = html.split('\n');
  return lines
    .map((line, index) => (marked.has(index + 1) ? `<mark>${line || ' '}</mark>` : line))
    .join('\n');
}

/** Blocks of code: language and file name as attributes, focusable because they scroll sideways. */
export function code(md: MarkdownIt, highlighter: Highlighter): void {
  const escape = md.utils.escapeHtml;
  const block = (content: string, info: CodeInfo): string => {
    const language = knownLanguage(info.name);
    const text = content.replace(/\n$/, '');
    const inner =
      language && text.length <= longestHighlighted ? highlighter.highlight(text, language) : escape(text);
    const file = info.file ? ` data-file="${escape(info.file)}"` : '';
    return `<pre class="code" data-language="${escape(info.name.toLowerCase())}"${file} tabindex="0"><code>${markLines(inner, info.marked)}</code></pre>\n`;
  };
  md.renderer.rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return block(content, readInfo(md.utils.unescapeAll(info)));
  };
  md.renderer.rules['code_block'] = (tokens, index) =>
    block(tokens[index]?.content ?? '', { name: 'text', file: null, marked: new Set() });
}
