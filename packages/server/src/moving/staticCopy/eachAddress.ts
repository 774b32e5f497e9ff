import { all } from '../html/dom.ts';

/**
 * The use of an address: a link to follow, an embedded file, or an address machines must be able to read from
 * elsewhere.
 */
export type AddressUse = 'link' | 'shown' | 'whole';

/** Returns the replacement of an address; null removes it. */
export type ChangeAddress = (value: string, use: AddressUse) => string | null;

const single: readonly (readonly [selector: string, attribute: string, use: AddressUse])[] = [
  ['a[href], area[href]', 'href', 'link'],
  ['[cite]', 'cite', 'link'],
  ['link[rel~="canonical"], link[rel~="alternate"]', 'href', 'whole'],
  ['link[href]:not([rel~="canonical"]):not([rel~="alternate"])', 'href', 'shown'],
  ['img[src], source[src], video[src], audio[src], track[src], iframe[src], embed[src]', 'src', 'shown'],
  ['video[poster]', 'poster', 'shown'],
  ['object[data]', 'data', 'shown'],
  ['meta[property^="og:"][content^="http"], meta[name^="twitter:"][content^="http"]', 'content', 'whole'],
];

const cssAddress = /url\((["']?)([^"')]*)\1\)/g;

const changeCss = (css: string, change: ChangeAddress): string =>
  css.replace(cssAddress, (whole, _quote: string, value: string) => {
    if (/^(?:data:|#)/.test(value)) return whole;
    const changed = change(value, 'shown');
    return changed === value ? whole : `url("${changed ?? 'data:,'}")`;
  });

function changeSources(value: string, change: ChangeAddress): string {
  return value
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      const changed = address === '' ? null : change(address, 'shown');
      return changed === null ? [] : [[changed, ...size].join(' ')];
    })
    .join(', ');
}

/** Removes a link that leads nowhere; its words stay where they are part of a text. */
function removeLink(link: Element): void {
  const parent = link.parentElement;
  const isInText = Array.from(parent?.childNodes ?? []).some(
    (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '',
  );
  if (isInText) {
    link.removeAttribute('href');
    return;
  }
  link.remove();
  if (parent && parent.matches('p, li') && parent.childNodes.length === 0) parent.remove();
}

function remove(element: Element, attribute: string): void {
  if (element.matches('a')) return removeLink(element);
  if (element.matches('link, meta')) return element.remove();
  element.removeAttribute(attribute);
}

/** Replaces every address in a page by the result of `change`. */
export function eachAddress(document: Document, change: ChangeAddress): void {
  for (const [selector, attribute, use] of single)
    for (const element of all(document, selector)) {
      const value = element.getAttribute(attribute) ?? '';
      const changed = change(value, use);
      if (changed === null) remove(element, attribute);
      else if (changed !== value) element.setAttribute(attribute, changed);
    }
  for (const element of all(document, '[srcset]')) {
    const changed = changeSources(element.getAttribute('srcset') ?? '', change);
    if (changed === '') element.removeAttribute('srcset');
    else element.setAttribute('srcset', changed);
  }
  for (const style of all(document, 'style')) style.textContent = changeCss(style.textContent ?? '', change);
  for (const element of all(document, '[style*="url("]'))
    element.setAttribute('style', changeCss(element.getAttribute('style') ?? '', change));
}
