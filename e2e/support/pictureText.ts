/** The words that are drawn on a picture for links, a line each, as its file says them (escaped, as XML is). */
export function pictureText(bytes: Buffer): string {
  const [, text] = /AltTextAccessibility>.*?<rdf:li[^>]*>([^<]*)</s.exec(bytes.toString('utf8')) ?? [];
  if (text === undefined) throw new Error('The picture does not say what is drawn on it.');
  return text;
}
