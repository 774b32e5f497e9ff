import { escapeMarkup, printable } from '@janus-site/core';

/** Finished XML; a bare string is text and is escaped. */
export class Markup {
  readonly xml: string;
  constructor(xml: string) {
    this.xml = xml;
  }
}

export type Content = string | Markup | readonly (Markup | null)[];
type Attributes = Readonly<Record<string, string>>;

function escape(text: string): string {
  return escapeMarkup(printable(text));
}

function inner(content: Content): string {
  if (typeof content === 'string') return escape(content);
  if (content instanceof Markup) return content.xml;
  return content.map((part) => (part === null ? '' : `\n${part.xml}`)).join('');
}

/** An element, self-closing without content. */
export function element(name: string, content: Content | null, attributes: Attributes = {}): Markup {
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const head = `<${name}${start.join('')}`;
  return new Markup(content === null ? `${head}/>` : `${head}>${inner(content)}</${name}>`);
}

/** An element of text, or nothing where there is no text. */
export function optional(name: string, text: string | null | undefined): Markup | null {
  return text ? element(name, text) : null;
}

export function xmlDocument(root: Markup): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;
}
