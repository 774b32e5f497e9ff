import type { Typeface } from '@janus-site/core';

interface Family {
  /** Its name in `fonts.css` and `typefaces.css`, also used for its fallback. */
  family: string;
  generic: string;
  /** Added to its spaces; code resets it (`Prose.css.ts`). */
  wordSpacing?: string;
}

/**
 * Text without a web font. The first two are those that `fonts.css` scales: where its local bold face is not found,
 * headings of another font would be 13 % wider.
 */
export const slowStack = "Arial,'Liberation Sans',system-ui,sans-serif";

export const typefaces: Readonly<Record<Typeface, Family>> = {
  inter: { family: 'Inter', generic: slowStack },
  literata: { family: 'Literata', generic: 'Georgia,serif', wordSpacing: '.05em' },
  onest: { family: 'Onest', generic: slowStack },
};

/** The font of code. */
export const monoStack = "'JetBrains Mono',monospace";

/** Returns the value of `font-family` for text; code has a separate font. */
export function fontStack(typeface: Typeface): string {
  const { family, generic } = typefaces[typeface];
  return `'${family}','${family} fallback',${generic}`;
}
