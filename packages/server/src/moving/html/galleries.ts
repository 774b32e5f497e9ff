import { asFields, textOf as textField } from '../formats/fields.ts';
import { all, make, textOf } from './dom.ts';

/** Elements that programs put around related pictures, most often a figure. */
const holders =
  'figure, .wp-block-gallery, .wp-block-jetpack-tiled-gallery, .wp-block-jetpack-slideshow, .tiled-gallery, .gallery, .image-gallery-embed, .sectionLayout--outsetRow';
const captions = 'figcaption, .wp-caption-text';

type Counts = ReadonlyMap<Element, number>;

/** The number of pictures in each element, counted in one pass. */
function countPictures(root: HTMLElement): Counts {
  const counts = new Map<Element, number>();
  for (const picture of all(root, 'img'))
    for (let box = picture.parentElement; box && box !== root; box = box.parentElement)
      counts.set(box, (counts.get(box) ?? 0) + 1);
  return counts;
}

function readEmbed(text: string): { addresses: string[]; alt: string; caption: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // the attribute has another format
  }
  const gallery = asFields(asFields(data)['gallery']);
  const images = Array.isArray(gallery['images']) ? gallery['images'] : [];
  const addresses = images
    .map((image) => textField(asFields(image), 'src') ?? '')
    .filter((address) => /^https?:\/\//i.test(address));
  return {
    addresses,
    alt: textField(gallery, 'alt') ?? '',
    caption: textField(gallery, 'caption') ?? '',
  };
}

/**
 * Fills Substack's galleries, which are empty and list their pictures in an attribute, with one description for all of
 * them.
 */
function fillEmbeds(root: HTMLElement): void {
  for (const place of all(root, '.image-gallery-embed[data-attrs]')) {
    const { addresses, alt, caption } = readEmbed(place.getAttribute('data-attrs') ?? '');
    if (place.querySelector('img') || addresses.length === 0) continue;
    for (const [at, address] of addresses.entries()) {
      const picture = make(place, 'img');
      picture.setAttribute('src', address);
      if (at === 0) picture.setAttribute('alt', alt);
      place.appendChild(picture);
    }
    if (caption !== '') place.appendChild(make(place, 'figcaption', caption));
  }
}

const lengthOf = (element: Element): number => (element.textContent ?? '').replace(/\s+/g, '').length;

/** Whether it contains only pictures and their captions. */
function isGallery(holder: HTMLElement): boolean {
  if (holder.querySelector('video, audio, table, pre')) return false;
  const below = all(holder, captions).reduce((sum, caption) => sum + lengthOf(caption), 0);
  return lengthOf(holder) === below;
}

/** The largest part of a gallery with only this picture, including its caption. */
function partOf(picture: Element, counts: Counts): Element {
  let part = picture;
  while (part.parentElement && counts.get(part.parentElement) === 1) part = part.parentElement;
  return part;
}

/**
 * Copies a picture, with its link unless that leads to the page WordPress makes for each picture. A copy, because
 * removing one of many siblings takes time proportional to their number.
 */
function copyOf(picture: HTMLElement, counts: Counts): Node {
  const copy = picture.cloneNode();
  const link = picture.closest('a');
  if (!link || counts.get(link) !== 1 || link.closest('.gallery-icon')) return copy;
  const around = link.cloneNode();
  around.appendChild(copy);
  return around;
}

/**
 * Turns several pictures into a paragraph: a line and a caption each, the common caption below (docs/behaviour.md,
 * B69).
 */
function toParagraph(holder: HTMLElement, counts: Counts): void {
  const paragraph = make(holder, 'p');
  const own = new Set<Element>();
  for (const picture of all(holder, 'img')) {
    const caption = partOf(picture, counts).querySelector(captions);
    if (caption) {
      own.add(caption);
      picture.setAttribute('title', textOf(caption));
    }
    if (paragraph.firstChild) paragraph.appendChild(make(holder, 'wbr'));
    paragraph.appendChild(copyOf(picture, counts));
  }
  const words = all(holder, captions)
    .filter((caption) => !own.has(caption))
    .map(textOf)
    .join(' ')
    .trim();
  holder.parentNode?.insertBefore(paragraph, holder);
  if (words !== '') {
    const below = make(holder, 'p');
    below.appendChild(make(holder, 'em', words));
    holder.parentNode?.insertBefore(below, holder);
  }
  holder.remove();
}

/** Turns other programs' galleries into paragraphs of pictures; anything with other content stays as it is. */
export function simplifyGalleries(root: HTMLElement): void {
  fillEmbeds(root);
  const counts = countPictures(root);
  for (const holder of all(root, holders))
    if ((counts.get(holder) ?? 0) > 1 && root.contains(holder) && isGallery(holder))
      toParagraph(holder, counts);
}
