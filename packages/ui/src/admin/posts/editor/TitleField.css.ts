import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const title = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.step['3'],
  fontWeight: 650,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    // The message below states the error; this marks the place.
    '&[aria-invalid=true]': {
      boxShadow: `-${vars.space['12']} 0 0 ${vars.color.background}, -14px 0 0 ${vars.color.danger}`,
    },
  },
});
