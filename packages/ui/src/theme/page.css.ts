import { style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** The blog's single column. */
export const column = style({
  maxWidth: vars.measure.wide,
  margin: '0 auto',
  paddingTop: vars.space['32'],
  '@media': { [media.desktop]: { paddingTop: vars.space['64'] } },
});

/** The link above the title to the page's list. */
export const backLink = style({ fontSize: vars.size.ui, marginBottom: vars.space['8'] });

export const pageTitle = style({ fontSize: vars.step['4'], letterSpacing: '-.02em', lineHeight: 1.15 });

export const blockTitle = style({
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  color: vars.color.muted,
  fontWeight: 500,
  marginBottom: vars.space['16'],
});

export const block = style({ marginTop: vars.space['64'] });
