export interface FoundHead {
  kind: 'yaml' | 'toml';
  /** The text between its two fences. */
  source: string;
  /** Both fences and the text between them. */
  head: string;
  body: string;
}

/** In characters. Anything longer is not front matter. */
const longest = 20_000;

/** Returns the front matter of a text, between `---` (YAML) or `+++` (TOML) lines; null if it has none. */
export function frontMatterOf(text: string): FoundHead | null {
  const found = /^\uFEFF?\s*(---|\+\+\+)[ \t]*\r?\n([^]*?)\r?\n\1[ \t]*(?:\r?\n|$)/.exec(text);
  const [head, fence, source = ''] = found ?? [];
  if (!head || source.length > longest || !/^\s*["'\w-]+\s*[:=]/m.test(source)) return null;
  return {
    kind: fence === '---' ? 'yaml' : 'toml',
    source,
    head: head.trim(),
    body: text.slice(head.length).replace(/^\s*\n/, ''),
  };
}
