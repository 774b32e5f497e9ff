import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  resize: 'vertical',
  minHeight: '8rem',
  // Grows with its text in browsers that support it; elsewhere it scrolls.
  fieldSizing: 'content',
  maxHeight: '60vh',
});
