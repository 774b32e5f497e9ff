/** Steps over a document that is never shown. */

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Leaves what is in an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Gives an element another name; what it says of itself goes. */
export function rename(element: Element, name: string): HTMLElement {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

/** Puts all that is in an element into a new one inside it. */
export function wrapInside(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

const blocks =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;

export const isBlock = (node: Node | null): boolean => node !== null && blocks.test(node.nodeName);
