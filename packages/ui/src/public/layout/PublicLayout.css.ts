import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space['16'],
  top: vars.space['8'],
  zIndex: 20,
  padding: `${vars.space['8']} ${vars.space['16']}`,
  background: vars.color.accent,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: `calc(${vars.measure.grid} + 3rem)`,
  margin: '0 auto',
  padding: `0 ${vars.space['24']}`,
  fontSize: vars.step['0'],
  lineHeight: 1.65,
  outline: 'none',
  '@media': {
    [media.phone]: { paddingInline: vars.space['16'] },
    [media.print]: { padding: 0 },
  },
});
