import type { ListedFile } from './storage.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    return entities[String(name)] ?? whole;
  });
}

/**
 * The text of the first element with a name; S3 responses have neither CDATA nor attributes in the elements read here.
 */
function textOf(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? null : decode(found);
}

/** The code of an error, such as `NoSuchKey`; null for other texts. */
export function codeOfError(xml: string): string | null {
  return xml.includes('<Error') ? textOf(xml, 'Code') : null;
}

/** One page of ListObjects without deeper names, and the name after which the next page begins. */
export function readPage(xml: string): { files: ListedFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, item = '']) => ({
    name: textOf(item, 'Key') ?? '',
    size: Number(textOf(item, 'Size')),
    modifiedAt: Date.parse(textOf(item, 'LastModified') ?? ''),
  }));
  const deeper = [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].map(
    ([, item = '']) => textOf(item, 'Prefix') ?? '',
  );
  const last = [...files.map(({ name }) => name), ...deeper].reduce((a, b) => (a > b ? a : b), '');
  const isLast = textOf(xml, 'IsTruncated') !== 'true' || last === '';
  return { files, next: isLast ? null : last };
}
