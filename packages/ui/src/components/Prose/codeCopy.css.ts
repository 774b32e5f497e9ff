import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const codeBox = style({ position: 'relative' });

export const codeBar = style({
  position: 'absolute',
  insetInlineEnd: vars.space['8'],
  top: vars.space['8'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.muted,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${codeBar} output`, { background: vars.color.codeBackground, padding: '0 .4em' });

export const copyButton = style({
  minHeight: 28,
  padding: `0 ${vars.space['8']}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
});
