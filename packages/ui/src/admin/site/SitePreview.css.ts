import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const previews = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const face = style({ display: 'grid', gap: vars.space['8'], margin: 0, alignContent: 'start' });
export const caption = style({
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
});
export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.background,
});
/** The strip of a browser with one tab. */
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
export const card = style({
  display: 'grid',
  gap: vars.space['4'],
  margin: `0 ${vars.space['12']} ${vars.space['12']}`,
  padding: vars.space['16'],
  borderInlineStart: `8px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentSurface,
});
export const cardTitle = style({ fontSize: vars.step['1'], fontWeight: 650, lineHeight: 1.2 });
export const lead = style({ color: vars.color.muted });
export const way = style({ color: vars.color.accent, fontWeight: 500 });
