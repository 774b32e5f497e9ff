export interface PdfDictionary {
  [key: string]: PdfValue;
}

/** A value of a PDF; a name begins with a slash, and a text is an object. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | { text: string }
  | { reference: string }
  | PdfValue[]
  | { dictionary: PdfDictionary };

const tokens =
  /<<|>>|\[|\]|\/[^\s<>[\]()/]*|\((?:\\[\s\S]|[^\\()])*\)|<[\da-f]*>|\d+ 0 R|[-+]?[\d.]+|true|false|null/gi;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function textOf(token: string): string {
  const raw = token.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
  const bytes = Buffer.from(raw, 'latin1');
  return raw.startsWith('\u00fe\u00ff') ? bytes.subarray(2).swap16().toString('utf16le') : raw;
}

/** The text of a name, without its slash. */
export const nameOf = (value: PdfValue | undefined): string =>
  typeof value === 'string' ? value.slice(1) : '';

/** Parses the value at the beginning of a text. */
export function valueOf(source: string): PdfValue {
  const found = source.match(tokens) ?? [];
  let at = 0;
  const until = (end: string): PdfValue[] => {
    const values: PdfValue[] = [];
    while (at < found.length && found[at] !== end) values.push(next());
    at += 1;
    return values;
  };
  function next(): PdfValue {
    const token = found[at] ?? 'null';
    at += 1;
    if (token === '[') return until(']');
    if (token === '<<') {
      const values = until('>>');
      const dictionary: PdfDictionary = {};
      for (let index = 0; index < values.length; index += 2)
        dictionary[nameOf(values[index])] = values[index + 1] ?? null;
      return { dictionary };
    }
    if (token.startsWith('(')) return { text: textOf(token) };
    if (token.endsWith(' R')) return { reference: token.split(' ', 1)[0] ?? '' };
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    return token.startsWith('/') || token.startsWith('<') ? token : Number(token);
  }
  return next();
}
