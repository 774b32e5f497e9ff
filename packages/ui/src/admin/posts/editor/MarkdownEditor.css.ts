import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const editor = style({ display: 'grid', gap: vars.space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
});

export const spacer = style({
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

const text = {
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  tabSize: 2,
} as const;

export const area = style({
  ...text,
  minBlockSize: '29rem',
  resize: 'vertical',
  // As tall as its text, as the rich field is, so that nothing moves when that one comes.
  fieldSizing: 'content',
});

export const rich = style({
  ...text,
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -1,
      borderColor: vars.color.accent,
    },
    '&:has([aria-invalid=true])': { borderColor: vars.color.danger },
  },
});

export const over = style({ outline: `2px dashed ${vars.color.accent}`, outlineOffset: 2 });
