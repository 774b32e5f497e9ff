import { escapeMarkup } from '@janus-site/core';
import type { XmlElement } from './readXml.ts';

/** What is in an element, as it would be written. */
export function markupOf(element: XmlElement): string {
  return element.content
    .map((part) => {
      if (typeof part === 'string') return escapeMarkup(part);
      const attributes = Object.entries(part.attributes).map(
        ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
      );
      const name = part.name.replace(/^\w+:/, '');
      return `<${name}${attributes.join('')}>${markupOf(part)}</${name}>`;
    })
    .join('');
}
