/** Tags of Liquid that enclose lines: what they say of them, in Markdown. */
const opening = /^\s*\{%-?\s*(comment|blockquote|quote|pullquote)\b([^]{0,300}?)-?%\}\s*$/;
const closing = /^\s*\{%-?\s*end(comment|blockquote|quote|pullquote)\s*-?%\}\s*$/;

/** Who is quoted, with the address that stands behind the name; a class of a pull quote is nobody. */
function sourceOf(name: string, given: string): string[] {
  if (name === 'pullquote' || given === '') return [];
  const [, who = given, address, title = ''] = /^(.*?)\s*(https?:\/\/\S+)\s*(.*)$/.exec(given) ?? [];
  const shown = [who, title].filter(Boolean).join(', ') || (address ?? '');
  return ['>', `> — ${address === undefined ? shown : `[${shown}](${address})`}`];
}

/** Turns such blocks into quotations and leaves comments out; null for a line that stands in none of them. */
export function createBlocks(): (line: string) => string[] | null {
  let open: { name: string; given: string } | null = null;
  return (line) => {
    if (open === null) {
      const found = opening.exec(line);
      if (!found) return null;
      open = { name: found[1] ?? '', given: (found[2] ?? '').trim() };
      return [];
    }
    const { name, given } = open;
    if (closing.exec(line)?.[1] === name) {
      open = null;
      return name === 'comment' ? [] : sourceOf(name, given);
    }
    return name === 'comment' ? [] : [`> ${line}`.trimEnd()];
  };
}
