import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const facts = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.small });

export const scopes = style({
  display: 'grid',
  gap: vars.space['4'],
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const letters = style({
  flex: '1 1 16rem',
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
