import type { Face, Site } from '@janus-site/core';
import type { LookOf, SiteLook } from '@janus-site/server';
import { halfPath, halves } from '@janus-site/ui/components/Mark/halves.ts';
import { accentColors } from '@janus-site/ui/theme/accent.ts';
import type { ColorRole } from '@janus-site/ui/theme/palette.ts';
import { facePalette, palette } from '@janus-site/ui/theme/palette.ts';

function lookOf(face: Face, site: Site): SiteLook[Face] {
  const own = site[`${face}_accent`];
  const half = halves[face];
  const color = (role: ColorRole) => facePalette[face][role] ?? palette[role];
  return {
    half: { ...half, path: halfPath(half) },
    accent: own === undefined ? color('accent') : accentColors(face, own).accent,
    accentText: color('accentText'),
    background: color('background'),
    text: color('text'),
    muted: color('muted'),
  };
}

/** The mark and the colours of the faces for the pictures that the server draws. */
export const look: LookOf = (site) => ({
  portfolio: lookOf('portfolio', site),
  blog: lookOf('blog', site),
});
