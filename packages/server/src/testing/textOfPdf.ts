import { inflateSync } from 'node:zlib';

/** The objects of a PDF as pdfkit writes them, by number: what stands before a stream, and the stream. */
function objectsOf(bytes: Buffer): Map<string, { head: string; stream: string }> {
  const file = bytes.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const { 1: number = '', 2: body = '' } of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/stream\r?\n/, 2);
    const isText = packed !== undefined && !head.includes('/Length1') && head.includes('FlateDecode');
    const stream = isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(number, { head, stream });
  }
  return objects;
}

/** What the glyphs of a font stand for. */
function lettersOf(table: string): string[] {
  const ranges = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, codes = '']) => codes).join(' ');
  return [...ranges.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

/** The text of a PDF of pdfkit, as a reader copies it: its lines in the order in which they are drawn. */
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
      const codes = [...glyphs.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(codes.map((code) => letters[Number.parseInt(code, 16)] ?? '').join(''));
    }
  }
  return lines.join('\n');
}
