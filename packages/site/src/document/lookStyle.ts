import type { Site, Typeface } from '@janus-site/core';
import { frame } from '@janus-site/ui/public/layout/PublicLayout.css.ts';
import { cornerRadius } from '@janus-site/ui/theme/corners.ts';
import { asRead } from '@janus-site/ui/theme/asRead.css.ts';
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
 * Returns the rules that apply the owner's typeface and corners to public pages, and the typeface to their texts in the
 * panel. Documents of both kinds contain them, because either may later show the other.
 */
export function lookStyle({ typeface, corners }: Pick<Site, 'typeface' | 'corners'>): string {
  const onPublic = `:has(.${frame})`;
  const font =
    typeface &&
    `:root:not(.${slowClass})${onPublic},.${asRead}{${declare(vars.font.text, fontStack(typeface))}${spacing(typeface)}}`;
  const radius = corners && cornerRadius[corners];
  const shape =
    radius &&
    `:root${onPublic}{${declare(vars.radius.control, radius.control)};${declare(vars.radius.card, radius.card)}}`;
  return `${font ?? ''}${shape ?? ''}`;
}
