/** A part of a line in a single style. */
export interface Piece<Run> {
  run: Run;
  text: string;
  /** Relative to the beginning of the line. */
  x: number;
  width: number;
}

type WidthOf<Run> = (text: string, run: Run) => number;

/**
 * No-break spaces hold words together; a line may end at a space, after a hyphen, a dash and a slash, and must at a
 * line break.
 */
const breaks = /(?<=[ \-\u2010\u2013\u2014/])(?=[^ \-\u2010\u2013\u2014/\n])|(?<=\n)/u;

type Word<Run> = Pick<Piece<Run>, 'run' | 'text'>[];

/** Splits runs into words; a word may span several styles. */
function splitWords<Run extends { text: string }>(runs: readonly Run[]): Word<Run>[] {
  const words: Word<Run>[] = [];
  let word: Word<Run> = [];
  let left = 0;
  const lengths = runs
    .map(({ text }) => text)
    .join('')
    .split(breaks)
    .map(({ length }) => length);
  for (const run of runs) {
    for (let from = 0; from < run.text.length;) {
      if (left === 0) left = lengths[words.length] ?? 0;
      const part = run.text.slice(from, from + left);
      word.push({ run, text: part });
      from += part.length;
      left -= part.length;
      if (left > 0) continue;
      words.push(word);
      word = [];
    }
  }
  return words;
}

/** Fills lines with words; a word longer than a line is cut at the end of the line. */
export function linesOf<Run extends { text: string }>(
  runs: readonly Run[],
  width: number,
  widthOf: WidthOf<Run>,
): Piece<Run>[][] {
  const lines: Piece<Run>[][] = [];
  let line: Piece<Run>[] = [];
  let x = 0;
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
    x = 0;
  };
  const put = (text: string, run: Run): void => {
    const last = line.at(-1);
    const added = widthOf(text, run);
    if (last?.run === run) {
      last.text += text;
      last.width += added;
    } else line.push({ run, text, x, width: added });
    x += added;
  };
  for (const word of splitWords(runs)) {
    const widthAt = ({ text, run }: Word<Run>[number], at: number) =>
      widthOf(at === word.length - 1 ? text.trimEnd() : text, run);
    const whole = word.reduce((sum, part, at) => sum + widthAt(part, at), 0);
    if (x + whole > width) end();
    for (const { text, run } of word) {
      // the space stays at the end of its line: it separates the words for screen readers
      const shown = text.replace('\n', ' ');
      if (whole <= width) put(shown, run);
      else
        for (const character of shown) {
          if (x + widthOf(character.trimEnd(), run) > width) end();
          put(character, run);
        }
    }
    if (word.at(-1)?.text.endsWith('\n')) end();
  }
  end();
  return lines;
}
