import { EditorView } from '@codemirror/view';

/**
 * Lets CodeMirror's styles stand in a constructed sheet instead of a style element, which the policy of the pages
 * forbids: a policy that is the same for everybody has no nonce to give. CodeMirror makes such a sheet for a shadow
 * tree only and keeps it under a symbol of the tree's root; under the same symbol the document uses it as well.
 * Were the symbol gone, the styles would be an element again, which the story of the field notices.
 */
export function adoptStyles(page: Document): void {
  const shadow = page.createElement('div').attachShadow({ mode: 'open' });
  new EditorView({ root: shadow }).destroy();
  for (const key of Object.getOwnPropertySymbols(shadow)) {
    if (!Object.hasOwn(page, key)) Object.defineProperty(page, key, { value: Reflect.get(shadow, key) });
  }
}
