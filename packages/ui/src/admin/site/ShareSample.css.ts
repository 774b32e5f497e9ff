import { style, styleVariants } from '@vanilla-extract/css';
import { shareLayout, shareTitleSizes } from '../../theme/shareLayout.ts';
import { vars } from '../../theme/theme.css.ts';

const { width, height, radius, shift, margin, gap, mark, small, upper, lower, title: heading } = shareLayout;
const { room, lead: about } = shareLayout;
/**
 * The inputs of a title's size; read in a style file, evaluated at build time, so that the rest of the layout is not
 * loaded.
 */
export const titleRoom = room;
export const titleSizes = shareTitleSizes.map(({ size, lines }) => [size, lines] as const);
export const smallestTitle = titleSizes.at(-1) as readonly [size: number, lines: number];
/** The picture is laid out in its real size and scaled down as a whole. */
const scale = 0.225;

export const picture = style({
  inlineSize: width * scale + 2,
  blockSize: height * scale + 2,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  // the server renders it only in the light theme
  colorScheme: 'light',
});
export const drawing = style({
  position: 'relative',
  inlineSize: width,
  blockSize: height,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  background: vars.color.background,
  color: vars.color.text,
  forcedColorAdjust: 'none',
});
const shape = style({
  position: 'absolute',
  inlineSize: radius,
  blockSize: 2 * radius,
  objectFit: 'cover',
  background: vars.color.accent,
});
const top = height / 2 - radius;
/** Each face has a half circle at the edge it looks from. */
export const shapes = styleVariants({
  portfolio: [shape, { right: 0, top: top - shift, borderRadius: `${radius}px 0 0 ${radius}px` }],
  blog: [shape, { left: 0, top: top + shift, borderRadius: `0 ${radius}px ${radius}px 0` }],
});
const words = style({ position: 'absolute', inset: 0, inlineSize: room });
export const sides = styleVariants({
  portfolio: [words, { left: margin }],
  blog: [words, { left: radius + gap + margin }],
});
export const name = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: mark.top,
  display: 'flex',
  alignItems: 'center',
  gap: mark.step - mark.size,
  color: vars.color.accent,
  fontSize: small,
  fontWeight: 600,
  lineHeight: `${mark.size}px`,
});
export const middle = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: upper,
  blockSize: lower - upper,
  display: 'grid',
  alignContent: 'center',
  gap: about.gap / 2,
});
const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const title = style([
  cut,
  { fontWeight: 600, letterSpacing: `${heading.tracking}em`, lineHeight: heading.leading },
]);
export const lead = style([
  cut,
  {
    ':empty': { display: 'none' },
    color: vars.color.muted,
    fontSize: about.size,
    fontWeight: 400,
    lineHeight: about.leading,
    WebkitLineClamp: about.lines,
  },
]);
