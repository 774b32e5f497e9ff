import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${vars.space['12']} ${vars.space['24']}`,
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space['8'] });

export const main = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  padding: `${vars.space['24']} ${vars.space['16']} ${vars.space['96']}`,
  outline: 'none',
});
