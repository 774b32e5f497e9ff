import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const box = style({
  padding: `${vars.space['32']} ${vars.space['24']}`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});
export const title = style({ fontWeight: 500 });
export const text = style({ color: vars.color.muted, marginTop: vars.space['4'] });
export const action = style({ marginTop: vars.space['16'] });
