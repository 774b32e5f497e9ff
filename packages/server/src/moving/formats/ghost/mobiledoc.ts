import { escapeMarkup } from '@janus-site/core';
import { asFields } from '../fields.ts';
import { cardHtml } from './cards.ts';

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const textTag = /^(?:p|h[1-6]|blockquote|aside|ul|ol|b|strong|i|em|s|strike|del|u|code|sub|sup|mark|a)$/;

/** The numbers of section and mark kinds in the specification (0.3). */
const sections = { text: 1, image: 2, list: 3, card: 10 } as const;
const words = 0;

/** Converts a text of Ghost's former editor to HTML; adds unknown parts to `unknown`. */
export function mobiledocHtml(value: unknown, unknown: Set<string>): string {
  const document = asFields(value);
  const markups = asList(document['markups']).map((markup) => {
    const [tag, attributes] = asList(markup);
    const name = textTag.test(String(tag)) ? String(tag) : 'span';
    const list = asList(attributes);
    const href = list[list.indexOf('href') + 1];
    return { name, open: name === 'a' ? `<a href="${escapeMarkup(asText(href))}">` : `<${name}>` };
  });
  const atoms = asList(document['atoms']).map(asList);
  const cards = asList(document['cards']).map(asList);

  function marksHtml(marks: unknown): string {
    const open: string[] = [];
    return asList(marks)
      .map((mark) => {
        const [kind, opened, closed, value] = asList(mark);
        const begun = asList(opened).flatMap((at) => markups[Number(at)] ?? []);
        open.push(...begun.map(({ name }) => name));
        const atom = atoms[Number(value)];
        const text =
          kind === words
            ? escapeMarkup(String(value))
            : atom?.[0] === 'soft-return'
              ? '<br>'
              : escapeMarkup(asText(atom?.[1]));
        const ends = Array.from(
          { length: Math.min(Number(closed) || 0, open.length) },
          () => `</${open.pop() ?? ''}>`,
        );
        return begun.map((markup) => markup.open).join('') + text + ends.join('');
      })
      .join('');
  }

  function cardOf(at: unknown): string {
    const [name, payload] = cards[Number(at)] ?? [];
    const html = cardHtml(String(name), asFields(payload));
    if (html === null) unknown.add(String(name));
    return html ?? '';
  }

  return asList(document['sections'])
    .map((section) => {
      const [kind, first, second] = asList(section);
      const tag = textTag.test(String(first)) ? String(first) : 'p';
      if (kind === sections.text) return `<${tag}>${marksHtml(second)}</${tag}>`;
      if (kind === sections.image) return `<figure><img src="${escapeMarkup(String(first))}"></figure>`;
      if (kind === sections.card) return cardOf(first);
      if (kind !== sections.list) return '';
      const items = asList(second).map((marks) => `<li>${marksHtml(marks)}</li>`);
      return `<${tag}>${items.join('')}</${tag}>`;
    })
    .join('\n');
}
