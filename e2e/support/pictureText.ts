import { inflateSync } from 'node:zlib';

const keyword = 'XML:com.adobe.xmp';

/** The words that are drawn on a picture for links, a line each, as its file says them (escaped, as XML is). */
export function pictureText(png: Buffer): string {
  const at = png.indexOf(keyword);
  if (at === -1) throw new Error('The picture does not say what is drawn on it.');
  // A chunk is its length, `zTXt`, the keyword, two bytes, and the packed text.
  const packed = png.subarray(at + keyword.length + 2, at + png.readUInt32BE(at - 8));
  const [, text = ''] =
    /AltTextAccessibility>.*?<rdf:li[^>]*>([^<]*)</s.exec(inflateSync(packed).toString('utf8')) ?? [];
  return text;
}
