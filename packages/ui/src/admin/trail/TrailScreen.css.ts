import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const more = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const place = style({ overflowWrap: 'anywhere' });
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridColumn: '1 / -1',
  gap: vars.space['12'],
  // In a row of fields, each day is a field of its own.
  '@media': { [media.tablet]: { display: 'contents' } },
});

// A row has several links, so none of them covers the row; the class is doubled to override the table's.
globalStyle(`.${more}.${more} a`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
globalStyle(`.${more}.${more} a::after`, { content: 'none' });
globalStyle(`.${more}.${more} a:focus-visible`, {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: 2,
});
