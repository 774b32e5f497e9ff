import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space['12'],
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['8'],
  inlineSize: '100%',
  padding: vars.space['8'],
  textAlign: 'start',
  color: vars.color.text,
  background: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  selectors: {
    '&[data-place]': { borderColor: vars.color.accent, background: vars.color.accentSurface },
    // The position among the chosen files.
    '&[data-place]::after': {
      content: 'attr(data-place)',
      position: 'absolute',
      insetBlockStart: vars.space['12'],
      insetInlineEnd: vars.space['12'],
      minInlineSize: '1.75rem',
      paddingInline: vars.space['4'],
      textAlign: 'center',
      lineHeight: '1.75rem',
      fontWeight: 650,
      color: vars.color.accentText,
      background: vars.color.accent,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
    },
  },
});
export const bar = style({
  position: 'sticky',
  // At the edge of the scroll container, which has padding around its content.
  insetBlockEnd: `calc(-1 * ${vars.space['16']})`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space['8'],
  paddingBlock: vars.space['12'],
  background: vars.color.background,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  color: vars.color.muted,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
});
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  fontSize: vars.size.small,
});
export const facts = style({
  display: 'block',
  paddingInline: vars.space['8'],
  color: vars.color.muted,
  fontSize: vars.size.small,
});
export const more = style({ display: 'grid', justifyItems: 'center', marginBlockStart: vars.space['16'] });
export const picker = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
