import { escapeMarkup } from '@janus-site/core';
import type { XmlElement } from './readXml.ts';

/** The content of an element, serialized. */
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
