import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { putOff } from '../../theme/opening.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({ minWidth: 0 });

/** A section starts with a line; on a wide screen its name has a separate column. */
export const section = style({
  marginTop: space['64'],
  paddingTop: space['24'],
  borderTop: `1px solid ${color.text}`,
  scrollMarginTop: space['16'],
  '@supports': putOff('80rem', '40rem'),
  '@media': {
    [media.desktop]: { marginTop: space['96'] },
    [media.print]: { marginTop: space['32'], breakInside: 'auto' },
  },
});

export const split = style({
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space['48'] },
  },
});

export const title = style({
  fontSize: vars.step['3'],
  letterSpacing: '-.02em',
  marginBottom: space['24'],
  breakAfter: 'avoid',
});
