import { style } from '@vanilla-extract/css';
import { asRead } from '../../../theme/asRead.css.ts';
import { vars } from '../../../theme/theme.css.ts';

export const title = style([
  asRead,
  {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 44,
    // A serif is taller than these lines: without the room it would get a scroll bar.
    padding: '0 0 .2em',
    marginBlockEnd: '-.2em',
    border: 0,
    background: 'transparent',
    color: vars.color.text,
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
  },
]);
