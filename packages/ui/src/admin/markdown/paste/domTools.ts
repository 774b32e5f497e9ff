/** Helpers for a document that is never shown. */

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Replaces an element with its children. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Renames an element; its attributes are dropped. */
export function rename(element: Element, name: string): HTMLElement {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** Wraps the contents of an element in a new one inside it. */
export function wrapInside(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

const blocks =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;

export const isBlock = (node: Node | null): boolean => node !== null && blocks.test(node.nodeName);
