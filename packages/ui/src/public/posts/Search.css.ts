import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const count = style({ marginBottom: space['24'], fontSize: vars.size.ui, color: color.muted });

/** A column next to the text; on a phone a line above it. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['8'],
  '@media': { [media.tablet]: { flexDirection: 'column' } },
});

export const snippet = style({ overflowWrap: 'anywhere' });
globalStyle(`${snippet} mark`, {
  padding: '.05em .15em',
  margin: '0 -.15em',
  color: color.text,
  background: color.accentSurface,
  borderRadius: '3px',
  fontWeight: 500,
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
