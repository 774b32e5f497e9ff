import { JSDOM } from 'jsdom';

/** Parses strictly: jsdom's XML parser (saxes) throws at the first fault. */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

export function parseHtml(text: string, url: string): Document {
  return new JSDOM(text, { url }).window.document;
}

/** The text of each element of that qualified name. */
export function texts(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}
