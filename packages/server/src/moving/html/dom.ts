/** Helpers for a document that is never shown. */

export const all = (root: ParentNode, selector: string): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

export const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns an element without a place in the document. */
export function make(root: Element, name: string, text = ''): HTMLElement {
  const element = root.ownerDocument.createElement(name);
  element.textContent = text;
  return element;
}

function move(from: Element, to: Element): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  const parent = element.parentNode;
  while (parent && element.firstChild) parent.insertBefore(element.firstChild, element);
  element.remove();
}

/** Gives an element another name; its attributes are dropped. */
export function rename(element: Element, name: string): HTMLElement {
  const next = make(element, name);
  move(element, next);
  element.parentNode?.replaceChild(next, element);
  return next;
}

/** A link with its address as text, alone in its paragraph. */
export function makeAddress(root: Element, address: string): HTMLElement {
  const link = make(root, 'a', address);
  link.setAttribute('href', address);
  const paragraph = make(root, 'p');
  paragraph.appendChild(link);
  return paragraph;
}
