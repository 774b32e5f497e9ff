import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  fontSize: vars.size.small,
});

export const look = styleVariants({
  neutral: [words, { color: vars.color.muted }],
  good: [words, { color: vars.color.success }],
  bad: [words, { color: vars.color.danger }],
  warn: [words, { color: vars.color.warning }],
});
