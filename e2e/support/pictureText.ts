import { inflateSync } from 'node:zlib';

const keyword = 'XML:com.adobe.xmp';

/** Returns the text on a link's preview picture, a line each, as stored in its file (escaped for XML). */
export function pictureText(png: Buffer): string {
  const at = png.indexOf(keyword);
  if (at === -1) throw new Error('The picture does not say what is drawn on it.');
  // A chunk is its length, `zTXt`, the keyword, two bytes, and the compressed text.
  const packed = png.subarray(at + keyword.length + 2, at + png.readUInt32BE(at - 8));
  const [, text = ''] =
    /AltTextAccessibility>.*?<rdf:li[^>]*>([^<]*)</s.exec(inflateSync(packed).toString('utf8')) ?? [];
  return text;
}
