import { escapeMarkup } from '@janus-site/core';
import { RefusedError } from '../../import/report.ts';
import { asFields, textOf, type Fields } from '../fields.ts';
import { cardHtml } from './cards.ts';

const deepest = 50;
/** The bits of a text's format. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
] as const;

function textHtml(node: Fields): string {
  const format = Number(node['format']) || 0;
  // a space is a text as well
  const text = typeof node['text'] === 'string' ? escapeMarkup(node['text']) : '';
  return formats.reduce((html, [bit, name]) => (format & bit ? `<${name}>${html}</${name}>` : html), text);
}

function linkHtml(node: Fields, inside: string): string {
  return `<a href="${escapeMarkup(textOf(node, 'url') ?? '')}">${inside}</a>`;
}

function headingHtml(node: Fields, inside: string): string {
  const name = /^h[1-6]$/.exec(textOf(node, 'tag') ?? '')?.[0] ?? 'h2';
  return `<${name}>${inside}</${name}>`;
}

function listHtml(node: Fields, inside: string): string {
  const name = node['listType'] === 'number' || node['tag'] === 'ol' ? 'ol' : 'ul';
  return `<${name} start="${Number(node['start']) || 1}">${inside}</${name}>`;
}

/** An HTML element with its content. */
const containers: Readonly<Record<string, (node: Fields, inside: string) => string>> = {
  paragraph: (_, inside) => `<p>${inside}</p>`,
  quote: (_, inside) => `<blockquote>${inside}</blockquote>`,
  'extended-quote': (_, inside) => `<blockquote>${inside}</blockquote>`,
  aside: (_, inside) => `<blockquote>${inside}</blockquote>`,
  link: linkHtml,
  autolink: linkHtml,
  'at-link': linkHtml,
  heading: headingHtml,
  'extended-heading': headingHtml,
  list: listHtml,
  listitem: (_, inside) => `<li>${inside}</li>`,
};

const leaves: Readonly<Record<string, (node: Fields) => string>> = {
  text: textHtml,
  'extended-text': textHtml,
  linebreak: () => '<br>',
};

/** Converts a text of Ghost's current editor to HTML; adds unknown node types to `unknown`. */
export function lexicalHtml(state: unknown, unknown: Set<string>): string {
  function children(node: Fields, depth: number): string {
    if (depth > deepest) throw new RefusedError(`The text is nested more than ${deepest} deep: simplify it.`);
    const list = Array.isArray(node['children']) ? node['children'] : [];
    return list.map((child) => toHtml(asFields(child), depth + 1)).join('');
  }

  function toHtml(node: Fields, depth: number): string {
    const type = textOf(node, 'type') ?? '';
    const leaf = Object.hasOwn(leaves, type) ? leaves[type] : undefined;
    if (leaf) return leaf(node);
    const inside = children(node, depth);
    const container = Object.hasOwn(containers, type) ? containers[type] : undefined;
    if (container) return container(node, inside);
    const card = cardHtml(type, node);
    if (card === null) unknown.add(type);
    return card ?? inside;
  }

  return children(asFields(asFields(state)['root']), 0);
}
