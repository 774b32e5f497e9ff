import { parse, stringify } from 'yaml';

/** Equal values produce equal text: keys keep their order, and no line is wrapped, which git would show. */
export function toYaml(value: object): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

/**
 * Dates stay texts. Anchors are refused: a few lines of them can expand to gigabytes. With `uniqueKeys` off, the last
 * of repeated keys counts.
 */
export function readYaml(text: string, uniqueKeys = true): unknown {
  return parse(text, { maxAliasCount: 0, logLevel: 'error', uniqueKeys });
}

/** A text with its front matter, plus one final line break. */
export function toMarkdown(fields: object, body: string): string {
  return `---\n${toYaml(fields)}---\n\n${body}\n`;
}

/** The fields with a value: absent ones have their default. */
export function presentFields<T extends object>(fields: T): Partial<T> {
  const isPresent = (value: unknown): boolean =>
    value !== null &&
    value !== undefined &&
    value !== '' &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isPresent(value))) as Partial<T>;
}
