import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const zone = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['12'],
  padding: vars.space['16'],
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
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });
export const bar = style({ inlineSize: '100%', accentColor: vars.color.accent });
export const name = style({ overflowWrap: 'anywhere' });
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'], listStyle: 'none' });
export const notes = style({
  display: 'grid',
  gap: vars.space['4'],
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
export const bad = style({ color: vars.color.danger, fontWeight: 500 });
export const outcome = style({ whiteSpace: 'nowrap' });
