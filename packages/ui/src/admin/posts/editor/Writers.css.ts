import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const place = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  ':empty': { display: 'none' },
});

/** Only the avatar is shown where there is no room; screen readers always get the text. */
export const names = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media.desktop]: {
      position: 'static',
      inlineSize: 'auto',
      maxInlineSize: '16rem',
      blockSize: 'auto',
      clipPath: 'none',
      textOverflow: 'ellipsis',
    },
  },
});
