import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.ts';
import { vars } from '../../theme/theme.css.ts';

export const problem = style({ color: vars.color.danger, fontSize: vars.size.small });

export const backgrounds = style({ display: 'flex', gap: vars.space['8'] });
/** Both backgrounds in either theme, since the logo appears on both. */
const background = style({
  inlineSize: 64,
  blockSize: 64,
  padding: vars.space['12'],
  objectFit: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const onLight = style([background, { background: palette.background[0], colorScheme: 'light' }]);
export const onDark = style([background, { background: palette.background[1], colorScheme: 'dark' }]);
