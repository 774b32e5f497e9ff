export interface FoundHead {
  kind: 'yaml' | 'toml';
  /** What stands between its two lines. */
  source: string;
  /** Both lines and what is between them. */
  head: string;
  body: string;
}

/** A longer one is no head of a text. */
const longest = 20_000;

/** Returns the lines between `---` (YAML) or `+++` (TOML) that a text begins with; null where it has none. */
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
