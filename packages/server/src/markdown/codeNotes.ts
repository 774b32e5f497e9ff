export type LineMark = 'highlight' | 'added' | 'removed' | 'warning' | 'error' | 'focus';

const words: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  warning: 'warning',
  error: 'error',
};

/** `// [!code ++]` at the end of a line, in the comment syntax of any language; `:3` is a number of lines. */
const note =
  /[ \t]*(?:\/\/|\/\*|#|--|;+|%+|<!--|\{\/\*)[ \t]*\[!code (\+\+|--|highlight|hl|focus|warning|error)(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/**
 * Returns the code without its notes, and the lines they mark, from 0. A note on a separate line applies to the next
 * one.
 */
export function readCodeNotes(code: string): { text: string; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>();
  if (!code.includes('[!code ')) return { text: code, marks };
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    // Longer lines are not meant to be read; the end of each is enough.
    const found = note.exec(line.slice(-200));
    const mark = words[found?.[1] ?? ''];
    const rest = found && mark ? line.slice(0, line.length - found[0].length) : line;
    if (mark) {
      const count = Math.min(Number(found?.[2] ?? 1), 1000);
      for (let index = 0; index < count; index += 1)
        if (!marks.has(lines.length + index) || index === 0) marks.set(lines.length + index, mark);
    }
    if (!mark || rest.trim() !== '') lines.push(rest);
  }
  return { text: lines.join('\n'), marks };
}
