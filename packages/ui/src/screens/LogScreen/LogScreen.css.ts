import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const more = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const place = style({ overflowWrap: 'anywhere' });
