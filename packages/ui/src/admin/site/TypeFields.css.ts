import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A sample of the corner radius. */
export const corner = style({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  borderBlockStart: `2px solid ${vars.color.text}`,
  borderInlineStart: `2px solid ${vars.color.text}`,
});
