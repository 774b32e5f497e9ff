import type { Site, Typeface } from '@janus-site/core';
import { frame } from '@janus-site/ui/public/layout/PublicLayout.css.ts';
import { cornerRadius } from '@janus-site/ui/theme/corners.ts';
import { slowClass } from '@janus-site/ui/theme/opening.ts';
import { vars } from '@janus-site/ui/theme/theme.css.ts';
import { fontStack, typefaces } from '@janus-site/ui/theme/typefaces.ts';

/** Returns a declaration of the custom property in `var(--name)`. */
const declare = (reference: string, value: string) => `${reference.slice('var('.length, -1)}:${value}`;

function spacing(typeface: Typeface): string {
  const { wordSpacing } = typefaces[typeface];
  return wordSpacing === undefined ? '' : `;word-spacing:${wordSpacing}`;
}

/**
 * Returns the rules that apply the owner's typeface and corners to public pages. The panel's documents contain them
 * too, for a public page that is later shown in the same document.
 */
export function lookStyle({ typeface, corners }: Pick<Site, 'typeface' | 'corners'>): string {
  const onPublic = `:has(.${frame})`;
  const font =
    typeface &&
    `:root:not(.${slowClass})${onPublic}{${declare(vars.font.text, fontStack(typeface))}${spacing(typeface)}}`;
  const radius = corners && cornerRadius[corners];
  const shape =
    radius &&
    `:root${onPublic}{${declare(vars.radius.control, radius.control)};${declare(vars.radius.card, radius.card)}}`;
  return `${font ?? ''}${shape ?? ''}`;
}
