import { codesOf, lettersOf } from './pdf/markedText.ts';
import { objectsOf } from './pdf/objectsOf.ts';

/** The text of a pdfkit PDF, as copied from a viewer: its lines in drawing order. */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let letters: readonly string[] = [];
    for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? [];
      if (glyphs === undefined) continue;
      lines.push(
        codesOf(glyphs)
          .map((code) => letters[code] ?? '')
          .join(''),
      );
    }
  }
  return lines.join('\n');
}
