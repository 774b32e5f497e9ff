import { escapeHtml } from './escapeHtml.ts';
import type { XmlElement } from './readXml.ts';

/** What is in an element, as it would be written. */
export function markupOf(element: XmlElement): string {
  return element.content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      const attributes = Object.entries(part.attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      );
      const name = part.name.replace(/^\w+:/, '');
      return `<${name}${attributes.join('')}>${markupOf(part)}</${name}>`;
    })
    .join('');
}
