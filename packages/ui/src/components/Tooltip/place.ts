export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;
const edge = 8;

/** Where a tip stands: under the middle of its button, above it where there is no room below, never over the edge. */
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
