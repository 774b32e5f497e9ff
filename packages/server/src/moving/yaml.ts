import { parse, stringify } from 'yaml';

/** The same value is the same text: keys stand as they were given, and no line is broken where git would show it. */
export function toYaml(value: object): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Dates stay texts. Anchors are refused: a few lines of them can stand for gigabytes. Of a key that is said twice the last word counts, if that is asked for. */
export function readYaml(text: string, uniqueKeys = true): unknown {
  return parse(text, { maxAliasCount: 0, logLevel: 'error', uniqueKeys });
}

/** A text with its front matter, and one end of a line more than the text has. */
export function toMarkdown(fields: object, body: string): string {
  return `---\n${toYaml(fields)}---\n\n${body}\n`;
}

/** The fields that say something: what is absent has its default. */
export function said<T extends object>(fields: T): Partial<T> {
  const isSaid = (value: unknown): boolean =>
    value !== null &&
    value !== undefined &&
    value !== '' &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value))) as Partial<T>;
}
