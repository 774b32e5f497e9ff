import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space['12'],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
  },
});

/** The longest option must not decide how many fields fit in a row. */
globalStyle(`${tools} > :not(form)`, { '@media': { [media.tablet]: { maxInlineSize: '11rem' } } });

export const box = style({
  display: 'grid',
  gap: vars.space['4'],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { flex: '1 1 16rem', maxInlineSize: 420 } },
});

export const field = style({ position: 'relative', display: 'grid' });

export const hint = style({
  position: 'absolute',
  insetInlineEnd: vars.space['8'],
  insetBlockStart: '50%',
  padding: '0 6px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  '@media': { [media.coarse]: { display: 'none' } },
});
