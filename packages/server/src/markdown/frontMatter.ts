export interface FrontMatter {
  /** Values as texts or lists of texts. */
  fields: Record<string, string | string[]>;
  body: string;
}

/** Reads the YAML between two lines of `---`, with scalars as written; the rest is the text. */
export async function readFrontMatter(file: string): Promise<FrontMatter> {
  const source = file.replace(/\r\n/g, '\n').replace(/^\uFEFF/, '');
  const found = /^---\n(.*?)\n---\n?/s.exec(source);
  if (!found) return { fields: {}, body: source };
  // Loaded here because a server whose sample is installed never needs the parser.
  const { parse } = await import('yaml');
  // With this schema dates, numbers and booleans are texts, too.
  const values = parse(found[1] ?? '', { schema: 'failsafe' }) as Record<string, unknown> | null;
  const fields: FrontMatter['fields'] = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (Array.isArray(value)) fields[name] = value.map(String).filter(Boolean);
    else if (typeof value === 'string' && value !== '') fields[name] = value;
  }
  return { fields, body: source.slice(found[0].length).trimStart() };
}
