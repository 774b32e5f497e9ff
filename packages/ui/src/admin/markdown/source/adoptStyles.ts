import { EditorView } from '@codemirror/view';

/**
 * Puts CodeMirror's styles into a constructed style sheet instead of a style element, which the pages' policy forbids:
 * the policy is the same for everybody, so it has no nonce. CodeMirror creates such a sheet only for a shadow tree and
 * keeps it under a symbol of the tree's root; under that symbol the document uses it too. If the symbol disappeared,
 * the styles would be an element again, which the field's story detects.
 */
export function adoptStyles(page: Document): void {
  const shadow = page.createElement('div').attachShadow({ mode: 'open' });
  new EditorView({ root: shadow }).destroy();
  for (const key of Object.getOwnPropertySymbols(shadow)) {
    if (!Object.hasOwn(page, key)) Object.defineProperty(page, key, { value: Reflect.get(shadow, key) });
  }
}
