import { globalStyle, style } from '@vanilla-extract/css';
import { fade, hiddenWhenAlone } from '../../../theme/alone.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const editor = style({ display: 'grid', gap: vars.space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

// The field looks where it is while it scrolls to a caret: on the way there it would stop thousands of pixels beside it.
globalStyle(`html:has(.${editor})`, { scrollBehavior: 'auto' });

/** Stays under the bars while the text goes by. */
export const toolbar = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  position: 'sticky',
  insetBlockStart: 113,
  zIndex: 10,
  background: vars.color.background,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  overflowX: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
});

/** The words as they will be read: the site's own type, no frame. */
const text = {
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.step['0'],
  lineHeight: 1.65,
  tabSize: 2,
} as const;

export const area = style({
  ...text,
  minBlockSize: '29rem',
  resize: 'none',
  // As tall as its text, as the rich field is, so that nothing moves when that one comes.
  fieldSizing: 'content',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
});

export const rich = style(text);

export const over = style({ outline: `2px dashed ${vars.color.accent}`, outlineOffset: 2 });
