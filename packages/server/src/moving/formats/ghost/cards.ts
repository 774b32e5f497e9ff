import { escapeMarkup } from '@janus-site/core';
import MarkdownIt from 'markdown-it';
import { asFields, textOf, type Fields } from '../fields.ts';

const markdown = new MarkdownIt({ html: true });

const field = (card: Fields, ...names: readonly string[]): string => textOf(card, ...names) ?? '';
const attribute = (card: Fields, ...names: readonly string[]): string => escapeMarkup(field(card, ...names));

function figure(content: string, card: Fields): string {
  const caption = field(card, 'caption');
  return `<figure>${content}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

function image(card: Fields): string {
  const picture = `<img src="${attribute(card, 'src')}" alt="${attribute(card, 'alt')}">`;
  const link = attribute(card, 'href');
  return link === '' ? picture : `<a href="${link}">${picture}</a>`;
}

function gallery(card: Fields): string {
  const images = Array.isArray(card['images']) ? card['images'] : [];
  return figure(images.map((one) => `<figure>${image(asFields(one))}</figure>`).join(''), card);
}

function code(card: Fields): string {
  const language = attribute(card, 'language');
  const block = `<pre data-language="${language}"><code>${attribute(card, 'code')}</code></pre>`;
  return field(card, 'caption') === '' ? block : figure(block, card);
}

function link(address: string, words: string, below = ''): string {
  if (address === '') return '';
  const rest = below === '' ? '' : `<br>${below}`;
  return `<p><a href="${address}">${words || address}</a>${rest}</p>`;
}

function bookmark(card: Fields): string {
  const about = asFields(card['metadata']);
  return link(attribute(card, 'url'), attribute(about, 'title'), attribute(about, 'description'));
}

function callout(card: Fields): string {
  const text = field(card, 'calloutText')
    .replace(/^<p\b[^<>]*>/, '')
    .replace(/<\/p>$/, '');
  return `<aside><p>${attribute(card, 'calloutEmoji')} ${text}</p></aside>`;
}

const paragraphs = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => `<p>${part}</p>`)
    .join('');

/** HTML for each card of the editor; cards only for newsletters are empty on a page. */
const cards: Readonly<Record<string, (card: Fields) => string>> = {
  image: (card) => figure(image(card), card),
  gallery,
  codeblock: code,
  code,
  html: (card) => field(card, 'html'),
  markdown: (card) => markdown.render(field(card, 'markdown')),
  'card-markdown': (card) => markdown.render(field(card, 'markdown')),
  bookmark,
  embed: (card) =>
    field(card, 'url') === '' ? field(card, 'html') : figure(`<p>${attribute(card, 'url')}</p>`, card),
  callout,
  toggle: (card) =>
    `<details><summary>${field(card, 'heading')}</summary>${field(card, 'content')}</details>`,
  video: (card) => figure(`<video src="${attribute(card, 'src')}"></video>`, card),
  audio: (card) => `<audio src="${attribute(card, 'src')}"></audio>`,
  file: (card) =>
    link(attribute(card, 'src'), attribute(card, 'fileTitle', 'fileName'), attribute(card, 'fileCaption')),
  button: (card) => link(attribute(card, 'buttonUrl'), attribute(card, 'buttonText')),
  header: (card) => paragraphs(field(card, 'heading', 'header'), field(card, 'subheading', 'subheader')),
  product: (card) => paragraphs(field(card, 'productTitle'), field(card, 'productDescription')),
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  paywall: () => '',
  email: () => '',
  'email-cta': () => '',
};

/** A card as HTML; null for an unknown one. */
export function cardHtml(name: string, card: Fields): string | null {
  return Object.hasOwn(cards, name) ? (cards[name]?.(card) ?? null) : null;
}
