export interface FrontMatter {
  /** Values as texts or lists of texts. */
  fields: Record<string, string | string[]>;
  body: string;
}

/** The lines between two `---`: `key: text`, `key: "text"`, `key: [one, two]`. The rest is the text. */
export function readFrontMatter(file: string): FrontMatter {
  const source = file.replace(/\r\n/g, '\n').replace(/^\uFEFF/, '');
  const found = /^---\n(.*?)\n---\n?/s.exec(source);
  if (!found) return { fields: {}, body: source };
  const fields: FrontMatter['fields'] = {};
  for (const line of (found[1] ?? '').split('\n')) {
    const pair = /^([a-z_]+):\s*(.*)$/.exec(line);
    if (pair?.[1] && pair[2]) fields[pair[1]] = valueOf(pair[2].trim());
  }
  return { fields, body: source.slice(found[0].length).trimStart() };
}

function valueOf(text: string): string | string[] {
  if (/^\[.*\]$/.test(text)) {
    return text
      .slice(1, -1)
      .split(',')
      .map((item) => scalar(item.trim()))
      .filter(Boolean);
  }
  return scalar(text);
}

function scalar(text: string): string {
  if (/^".*"$/.test(text)) return JSON.parse(text) as string;
  return /^'.*'$/.test(text) ? text.slice(1, -1).replace(/''/g, "'") : text;
}
