import type { MarkdownIt } from 'markdown-it';
import { type Highlighter, knownLanguage, longestHighlighted } from './highlight.ts';

export interface CodeInfo {
  /** As the author wrote it, `text` where nothing is written. */
  name: string;
  /** File name from `file=…`. */
  file: string | null;
}

/** Reads the words after the opening fence: "ts file=src/a.ts", "ts file=\"my file.ts\"". */
export function readInfo(info: string): CodeInfo {
  const name = /^[^\s{=]+(?=\s|\{|$)/.exec(info.trim())?.[0] ?? '';
  const file = /(?:^|\s)(?:file|title)=(?:"([^"]{1,200})"|(\S{1,200}))/.exec(info);
  return { name: name.slice(0, 40) || 'text', file: file?.[1] ?? file?.[2] ?? null };
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
    return `<pre class="code" data-language="${escape(info.name.toLowerCase())}"${file} tabindex="0"><code>${inner}</code></pre>\n`;
  };
  md.renderer.rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return block(content, readInfo(md.utils.unescapeAll(info)));
  };
  md.renderer.rules['code_block'] = (tokens, index) =>
    block(tokens[index]?.content ?? '', { name: 'text', file: null });
}
