/** The characters of a font's glyphs. */
export function lettersOf(table: string): string[] {
  const ranges = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, codes = '']) => codes).join(' ');
  return [...ranges.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

/** The glyph codes of a TJ operator. */
export const codesOf = (shown: string): number[] =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16));

export interface MarkedText {
  /** By the number of the mark. */
  texts: Map<number, string>;
  artifacts: string[];
  /** Texts and shapes outside any mark. */
  outside: string[];
  /** Texts with a declared language. */
  spoken: { language: string; text: string }[];
}

/** A number, an artifact, a language, or another kind. */
type Mark = number | 'artifact' | 'other' | { language: string };

/** The mark opened by a line. */
function markOf(line: string): Mark | null {
  const [, tag, mcid] = /^\/(\w+) (?:.*?(?:MCID (\d+))? BDC|BMC)$/.exec(line) ?? [];
  if (tag === undefined) return null;
  if (tag === 'Artifact') return 'artifact';
  const [, language] = /^\/Span \/Lang \((\w+)\) BDC$/.exec(line) ?? [];
  if (language !== undefined) return { language };
  return mcid === undefined ? 'other' : Number(mcid);
}

/** The texts of a page, by their marks. */
export function markedText(content: string, fonts: ReadonlyMap<string, readonly string[]>): MarkedText {
  const marked: MarkedText = { texts: new Map(), artifacts: [], outside: [], spoken: [] };
  const open: Mark[] = [];
  let letters: readonly string[] = [];
  const note = (what: string): void => {
    const mark = open.findLast((each) => each !== 'other' && typeof each !== 'object');
    const inmost = open.at(-1);
    if (typeof inmost === 'object') marked.spoken.push({ ...inmost, text: what });
    if (mark === undefined) marked.outside.push(what);
    else if (mark === 'artifact') marked.artifacts.push(what);
    else if (typeof mark === 'number') marked.texts.set(mark, (marked.texts.get(mark) ?? '') + what);
  };
  for (const line of content.replaceAll(/<<\s*([^<>]*?)\s*>> BDC/g, '$1 BDC').split('\n')) {
    const mark = markOf(line);
    if (mark !== null) open.push(mark);
    else if (line === 'EMC') open.pop();
    else if (/^(f\*?|F|S|s|B\*?|b\*?|sh|Do)$/.test(line)) note('');
    letters = fonts.get(/^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1] ?? '') ?? letters;
    const shown = /^\[(.*)\] TJ$/.exec(line)?.[1];
    if (shown !== undefined)
      note(
        codesOf(shown)
          .map((code) => letters[code] ?? '')
          .join(''),
      );
  }
  if (open.length > 0) throw new Error('A mark is not closed');
  return marked;
}
