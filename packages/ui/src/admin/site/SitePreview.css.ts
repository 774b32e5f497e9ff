import { style, styleVariants } from '@vanilla-extract/css';
import type { ColorRole } from '../../theme/palette.ts';
import { facePalette, palette } from '../../theme/palette.ts';
import { vars } from '../../theme/theme.css.ts';

export const previews = style({
  display: 'grid',
  gap: vars.space['16'],
  // as wide as the share picture
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
const face = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  margin: 0,
  alignContent: 'start',
});
const lookOf = (own: keyof typeof facePalette) => ({
  vars: Object.fromEntries(
    Object.entries({ ...palette, ...facePalette[own] }).map(([role, [light, dark]]) => [
      vars.color[role as ColorRole],
      `light-dark(${light},${dark})`,
    ]),
  ),
});
/** Each face has its own colours, whichever face the panel is on. */
export const faces = styleVariants({
  portfolio: [face, lookOf('portfolio')],
  blog: [face, lookOf('blog')],
});
export const caption = style({
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
});
export const samples = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['12'] });
export const sample = style({ display: 'grid', gap: vars.space['4'], margin: 0, alignContent: 'start' });
export const frame = style({
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.background,
  color: vars.color.text,
});
/** The theme the owner chose for visitors. */
export const themes = styleVariants({
  system: {},
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
});
/** A browser's tab strip with one tab. */
export const strip = style({
  padding: `${vars.space['8']} ${vars.space['8']} 0`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.text,
});
export const tab = style({
  display: 'flex',
  gap: vars.space['8'],
  alignItems: 'center',
  maxInlineSize: '16rem',
  padding: `${vars.space['4']} ${vars.space['12']}`,
  border: `1px solid ${vars.color.line}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  background: vars.color.background,
  fontSize: vars.size.small,
});
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const head = style({
  display: 'flex',
  gap: vars.space['8'],
  alignItems: 'center',
  padding: vars.space['12'],
  fontWeight: 650,
});
