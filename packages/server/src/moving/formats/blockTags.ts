/** Liquid block tags, converted to Markdown. */
const opening = /^\s*\{%-?\s*(comment|blockquote|quote|pullquote)\b([^]{0,300}?)-?%\}\s*$/;
const closing = /^\s*\{%-?\s*end(comment|blockquote|quote|pullquote)\s*-?%\}\s*$/;

/** The source of a quotation, with the address after the name; the class of a pull quote is not a source. */
function sourceOf(name: string, parameters: string): string[] {
  if (name === 'pullquote' || parameters === '') return [];
  const [, who = parameters, address, title = ''] =
    /^(.*?)\s*(https?:\/\/\S+)\s*(.*)$/.exec(parameters) ?? [];
  const shown = [who, title].filter(Boolean).join(', ') || (address ?? '');
  return ['>', `> — ${address === undefined ? shown : `[${shown}](${address})`}`];
}

/** The last line that closes a tag, by the tag's name. */
function lastClosings(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line, at): [string, number][] => {
      const name = closing.exec(line)?.[1];
      return name === undefined ? [] : [[name, at]];
    }),
  );
}

/**
 * Turns such blocks into quotations and leaves comments out; null for a line outside them. In code, and where nothing
 * closes it, a tag is plain text.
 */
export function createBlockTags(
  lines: readonly string[],
): (line: string, at: number, isCode: boolean) => string[] | null {
  const closings = lastClosings(lines);
  let open: { name: string; parameters: string } | null = null;
  return (line, at, isCode) => {
    if (open === null) {
      const [, name = '', parameters = ''] = isCode ? [] : (opening.exec(line) ?? []);
      if ((closings.get(name) ?? -1) < at) return null;
      open = { name, parameters: parameters.trim() };
      return [];
    }
    const { name, parameters } = open;
    if (closing.exec(line)?.[1] === name) {
      open = null;
      return name === 'comment' ? [] : sourceOf(name, parameters);
    }
    return name === 'comment' ? [] : [`> ${line}`.trimEnd()];
  };
}
