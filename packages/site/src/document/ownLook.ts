import type { Site } from '@janus-site/core';
import { frame } from '@janus-site/ui/public/layout/PublicLayout.css.ts';
import { cornerRadius } from '@janus-site/ui/theme/corners.ts';
import { slowClass } from '@janus-site/ui/theme/opening.ts';
import { vars } from '@janus-site/ui/theme/theme.css.ts';
import { fontStack } from '@janus-site/ui/theme/typefaces.ts';

/** A declaration of what `var(--name)` reads. */
const declare = (reference: string, value: string) => `${reference.slice('var('.length, -1)}:${value}`;

/**
 * Returns the rules that give the public pages the typeface and the corners that the owner has chosen. They stand in
 * the documents of the panel, too, and wait there for a page that is shown without a document of its own.
 */
export function lookStyle({ typeface, corners }: Pick<Site, 'typeface' | 'corners'>): string {
  const onPublic = `:has(.${frame})`;
  const font =
    typeface && `:root:not(.${slowClass})${onPublic}{${declare(vars.font.text, fontStack(typeface))}}`;
  const radius = corners && cornerRadius[corners];
  const shape =
    radius &&
    `:root${onPublic}{${declare(vars.radius.control, radius.control)};${declare(vars.radius.card, radius.card)}}`;
  return `${font ?? ''}${shape ?? ''}`;
}
