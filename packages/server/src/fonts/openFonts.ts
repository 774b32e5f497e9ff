import { fileURLToPath } from 'node:url';
import type { Typeface } from '@janus-site/core';
import { openFont, type Font, type Weight } from './font.ts';
import { withFallback } from './withFallback.ts';

/** The fonts of a typeface: for text and for emphasis. */
export interface Fonts {
  regular: Font;
  semibold: Font;
}

const opened = new Map<Typeface, Fonts>();

/** Opens both weights of a typeface once, on first use; Inter by default. */
export function openFonts(typeface: Typeface = 'inter'): Fonts {
  const found = opened.get(typeface);
  if (found) return found;
  // Read by fontconfig when the first text is drawn.
  process.env['FONTCONFIG_FILE'] ??= fileURLToPath(new URL('fonts.conf', import.meta.url));
  const weight = (name: Weight, of: keyof Fonts): Font =>
    typeface === 'inter' ? openFont(name) : withFallback(openFont(name, typeface), () => openFonts()[of]);
  const fonts = { regular: weight('Regular', 'regular'), semibold: weight('SemiBold', 'semibold') };
  opened.set(typeface, fonts);
  return fonts;
}
