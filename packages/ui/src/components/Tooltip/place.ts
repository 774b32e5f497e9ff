export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;
const edge = 8;

/** Returns a tooltip's position: centred under its button, above it without room below, never beyond the edge. */
export function placeTip(
  target: Box,
  tip: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = target.top + target.height + gap;
  const fits = below + tip.height + edge <= view.height;
  const middle = target.left + target.width / 2 - tip.width / 2;
  return {
    left: Math.round(Math.max(edge, Math.min(middle, view.width - tip.width - edge))),
    top: Math.round(fits ? below : Math.max(edge, target.top - gap - tip.height)),
  };
}
