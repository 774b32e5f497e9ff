import { JSDOM } from 'jsdom';

/** Parses strictly: jsdom's XML parser (saxes) throws at the first fault. */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

const htmlWindow = new JSDOM('').window as unknown as { DOMParser: typeof DOMParser };

/** Parses without an address: a window for each page takes as long as everything else. */
export function parseHtml(text: string): Document {
  return new htmlWindow.DOMParser().parseFromString(text, 'text/html');
}

/** The text of each element with that qualified name. */
export function texts(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}
