/** What the glyphs of a font stand for. */
export function lettersOf(table: string): string[] {
  const ranges = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, codes = '']) => codes).join(' ');
  return [...ranges.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

/** The codes of the glyphs of a TJ. */
export const codesOf = (shown: string): number[] =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16));

export interface MarkedText {
  /** By the number of the mark. */
  texts: Map<number, string>;
  artifacts: string[];
  /** Texts and shapes that stand in no mark at all. */
  outside: string[];
}

/** The texts of a page, by the marks that they stand in. */
export function markedText(content: string, fonts: ReadonlyMap<string, readonly string[]>): MarkedText {
  const marked: MarkedText = { texts: new Map(), artifacts: [], outside: [] };
  const open: (number | 'artifact' | 'other')[] = [];
  let letters: readonly string[] = [];
  const note = (what: string): void => {
    const mark = open.findLast((each) => each !== 'other');
    if (mark === undefined) marked.outside.push(what);
    else if (mark === 'artifact') marked.artifacts.push(what);
    else marked.texts.set(mark, (marked.texts.get(mark) ?? '') + what);
  };
  for (const line of content.replaceAll(/<<\s*([^<>]*?)\s*>> BDC/g, '$1 BDC').split('\n')) {
    const [, tag, mcid] = /^\/(\w+) (?:.*?(?:MCID (\d+))? BDC|BMC)$/.exec(line) ?? [];
    if (tag === 'Artifact') open.push('artifact');
    else if (tag) open.push(mcid === undefined ? 'other' : Number(mcid));
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
