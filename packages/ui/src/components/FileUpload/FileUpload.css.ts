import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  fontSize: vars.size.ui,
});
export const label = style({ fontWeight: 500 });

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
  padding: vars.space['12'],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    '&[data-state="over"]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentSurface,
    },
  },
});

export const preview = style({
  inlineSize: 128,
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.background,
});

export const texts = style({ display: 'grid', gap: vars.space['4'], flex: '1 1 12rem', minInlineSize: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });
export const note = style({ fontSize: vars.size.small, color: vars.color.muted, overflowWrap: 'anywhere' });
export const problem = style([
  note,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['8'],
    marginBlockStart: vars.space['8'],
    color: vars.color.danger,
  },
]);
export const words = style({ flex: '1 1 10rem' });
export const bar = style({ inlineSize: '100%', accentColor: vars.color.accent });
