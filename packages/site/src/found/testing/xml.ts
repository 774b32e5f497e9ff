import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');

/** Parses strictly: jsdom's XML parser (saxes) stops at the first fault, and the fault fails the test. */
export function parseXml(text: string): Document {
  const document = new window.DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror')?.textContent;
  if (fault) throw new Error(fault);
  return document;
}

export function parseHtml(text: string, url: string): Document {
  return new JSDOM(text, { url }).window.document;
}

/** The text of each element of that qualified name. */
export function texts(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}
