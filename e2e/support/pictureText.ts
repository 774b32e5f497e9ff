import sharp from 'sharp';

/** The words that are drawn on a picture for links, a line each, as its file says them (escaped, as XML is). */
export async function pictureText(bytes: Buffer): Promise<string> {
  const { xmpAsString = '' } = await sharp(bytes).metadata();
  const [, text] = /AltTextAccessibility>.*?<rdf:li[^>]*>([^<]*)</s.exec(xmpAsString) ?? [];
  if (text === undefined) throw new Error('The picture does not say what is drawn on it.');
  return text;
}
