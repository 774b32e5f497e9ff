import { all, make, textOf } from './dom.ts';

function replace(card: Element, ...parts: readonly Node[]): void {
  for (const part of parts) card.parentNode?.insertBefore(part, card);
  card.remove();
}

/** The text of a card, as a link to its address. */
function linkOf(card: HTMLElement, title: string, below: string): HTMLElement {
  const paragraph = make(card, 'p');
  const address = card.querySelector('a')?.getAttribute('href') ?? '';
  const link = make(card, 'a', textOf(card.querySelector(title) ?? card) || address);
  link.setAttribute('href', address);
  paragraph.appendChild(link);
  const words = card.querySelector(below);
  if (words && textOf(words) !== '') {
    paragraph.appendChild(make(card, 'br'));
    paragraph.appendChild(card.ownerDocument.createTextNode(textOf(words)));
  }
  return paragraph;
}

function fold(card: HTMLElement): HTMLElement {
  const folded = make(card, 'details');
  folded.appendChild(make(card, 'summary', textOf(card.querySelector('.kg-toggle-heading') ?? card)));
  const content = card.querySelector('.kg-toggle-content');
  if (content) folded.appendChild(content);
  return folded;
}

function callOut(card: HTMLElement): HTMLElement {
  const aside = make(card, 'aside');
  const words = card.querySelector('.kg-callout-text');
  const emoji = textOf(card.querySelector('.kg-callout-emoji') ?? make(card, 'i'));
  if (words && emoji !== '')
    words.insertBefore(card.ownerDocument.createTextNode(`${emoji} `), words.firstChild);
  if (words) aside.appendChild(words);
  return aside;
}

/** Converts Ghost's cards, whose content is surrounded by drawn buttons and clocks. */
export function simplifyCards(root: HTMLElement): void {
  for (const card of all(root, '.kg-bookmark-card'))
    replace(card, linkOf(card, '.kg-bookmark-title', '.kg-bookmark-description'));
  for (const card of all(root, '.kg-file-card'))
    replace(card, linkOf(card, '.kg-file-card-title', '.kg-file-card-caption'));
  for (const card of all(root, '.kg-toggle-card')) replace(card, fold(card));
  for (const card of all(root, '.kg-callout-card')) replace(card, callOut(card));
  for (const card of all(root, '.kg-video-card, .kg-audio-card')) {
    const figure = make(card, 'figure');
    for (const part of all(card, 'video, audio, figcaption')) figure.appendChild(part);
    replace(card, figure);
  }
}
