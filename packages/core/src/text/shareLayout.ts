/** The layout of a link's preview picture, in pixels. The server draws with it, and the panel previews it. */
export const shareLayout = {
  /** The size that services with link previews require. */
  width: 1200,
  height: 630,
  /** The half disc at the edge: side by side, the pictures of the two faces form the whole mark. */
  radius: 250,
  /** The vertical offset between the two halves, as in the mark. */
  shift: 30,
  margin: 80,
  gap: 40,
  /** The width left for text. */
  room: 750,
  /** The small mark, and the distance from its left edge to the name. */
  mark: { size: 46, top: 68, step: 64 },
  small: 30,
  nameBaseline: 102,
  /** The title is centred between the name and the foot. */
  upper: 130,
  lower: 512,
  title: { tracking: -0.015, leading: 1.16 },
  lead: { size: 34, leading: 1.4, lines: 3, gap: 30 },
} as const;

/** The font sizes of a title, the largest first, each with its maximum number of lines. */
export const shareTitleSizes: readonly { size: number; lines: number }[] = [
  { size: 96, lines: 1 },
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 58, lines: 4 },
  { size: 48, lines: 4 },
];
