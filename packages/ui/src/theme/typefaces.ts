import type { Typeface } from '@janus-site/core';

interface Family {
  /** As `fonts.css` and `typefaces.css` call it; its fallback is called so, too. */
  family: string;
  generic: string;
}

export const typefaces: Readonly<Record<Typeface, Family>> = {
  inter: { family: 'Inter', generic: 'system-ui,sans-serif' },
  literata: { family: 'Literata', generic: 'Georgia,serif' },
  onest: { family: 'Onest', generic: 'system-ui,sans-serif' },
};

/** What code is set in. */
export const monoStack = "'JetBrains Mono',monospace";

/** The value of `font-family`; code has a font of its own. */
export function fontStack(typeface: Typeface): string {
  const { family, generic } = typefaces[typeface];
  return `'${family}','${family} fallback',${generic}`;
}
