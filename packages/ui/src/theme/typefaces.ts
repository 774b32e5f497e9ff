import type { Typeface } from '@janus-site/core';

interface Family {
  /** Its name in `fonts.css` and `typefaces.css`, also used for its fallback. */
  family: string;
  generic: string;
}

export const typefaces: Readonly<Record<Typeface, Family>> = {
  inter: { family: 'Inter', generic: 'system-ui,sans-serif' },
  literata: { family: 'Literata', generic: 'Georgia,serif' },
  onest: { family: 'Onest', generic: 'system-ui,sans-serif' },
};

/** The font of code. */
export const monoStack = "'JetBrains Mono',monospace";

/** Returns the value of `font-family` for text; code has a separate font. */
export function fontStack(typeface: Typeface): string {
  const { family, generic } = typefaces[typeface];
  return `'${family}','${family} fallback',${generic}`;
}
