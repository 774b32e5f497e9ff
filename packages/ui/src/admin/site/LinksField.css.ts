import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space['12'], listStyleType: "''" });
export const row = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto', alignItems: 'start' },
  },
});
export const actions = style({
  display: 'flex',
  gap: vars.space['4'],
  '@media': { [media.tablet]: { paddingBlockStart: vars.space['24'] } },
});
