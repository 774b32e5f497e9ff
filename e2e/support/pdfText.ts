// Returns the text of a PDF as it would be copied: its lines in the order in which they are drawn.
import { inflateSync } from 'node:zlib';

interface Part {
  head: string;
  stream: string;
}

function partsOf(bytes: Buffer): Map<string, Part> {
  const parts = new Map<string, Part>();
  const file = bytes.toString('latin1');
  for (const { 1: number = '', 2: body = '' } of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/stream\r?\n/, 2);
    const isText = packed !== undefined && head.includes('FlateDecode') && !head.includes('/Length1');
    const stream = isText ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    parts.set(number, { head, stream });
  }
  return parts;
}

/** Returns the characters of a font's glyphs, by number. */
function lettersOf(table: string): string[] {
  const codes = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside).join(' ');
  return [...codes.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

export function pdfText(bytes: Buffer): string {
  const parts = partsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const { head } of parts.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(parts.get(number)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(parts.get(table)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of parts.values()) {
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
