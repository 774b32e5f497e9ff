/** A block of code in a document. */
export interface Snippet {
  /** The document and the line where the block starts. */
  readonly name: string;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
  /** Its expected output: the `text` block right after it. */
  readonly output: string | undefined;
}

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** Returns the TypeScript blocks of a Markdown document; a `text` block right after one is its output. */
export function snippetsOf(document: string, text: string): Snippet[] {
  const snippets: Snippet[] = [];
  let end = 0;
  for (const { 0: all, 1: language, 2: code = '', index } of text.matchAll(fence)) {
    const between = text.slice(end, index);
    end = index + all.length;
    const last = snippets.at(-1);
    if (language === 'text' && last && between.trim() === '')
      snippets.splice(-1, 1, { ...last, output: code.trim() });
    if (language !== 'ts' && language !== 'tsx') continue;
    const line = text.slice(0, index).split('\n').length;
    snippets.push({ name: `${document}:${line}`, language, code, output: undefined });
  }
  return snippets;
}
