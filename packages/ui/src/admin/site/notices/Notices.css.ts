import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const facts = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });

export const trouble = style({ color: vars.color.danger });

export const success = style({ color: vars.color.success });

export const said = style({ fontFamily: vars.font.mono });

/** The host and port of a server, side by side where there is room. */
export const server = style({
  display: 'grid',
  gap: vars.space['12'],
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
});

export const secret = style({ display: 'grid', gap: vars.space['4'] });
