import type { Face } from '@janus-site/core';
import type { SiteLook } from '@janus-site/server';
import { halfPath, halves } from '@janus-site/ui/components/Mark/halves.ts';
import type { ColorRole } from '@janus-site/ui/theme/palette.ts';
import { facePalette, palette } from '@janus-site/ui/theme/palette.ts';

function lookOf(face: Face): SiteLook[Face] {
  const half = halves[face];
  const color = (role: ColorRole) => facePalette[face][role] ?? palette[role];
  return {
    half: { ...half, path: halfPath(half) },
    accent: color('accent'),
    background: color('background'),
    text: color('text'),
    muted: color('muted'),
  };
}

/** The mark and the colours of the faces, for what the server draws of them. */
export const look: SiteLook = { portfolio: lookOf('portfolio'), blog: lookOf('blog') };
