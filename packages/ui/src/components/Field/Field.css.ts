import { style } from '@vanilla-extract/css';
import { controlFrame, focusedFrame, invalidFrame } from '../../theme/controlFrame.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  alignContent: 'start',
});

export const label = style({ fontWeight: 500, fontSize: vars.size.ui });
export const optional = style({ fontWeight: 400, color: vars.color.muted });

export const control = style({
  width: '100%',
  minHeight: '2.25rem',
  padding: `6px ${vars.space['12']}`,
  ...controlFrame,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid=true]': invalidFrame,
    '&:focus-visible': focusedFrame,
    // Browsers always match a select and a list of tags as "read-only".
    '&:disabled, &:is(input, textarea):read-only': {
      background: vars.color.surface,
      color: vars.color.muted,
    },
  },
  // 16 px, so that phones do not zoom into the field.
  '@media': { [media.coarse]: { minHeight: '2.75rem', fontSize: vars.size.touch } },
});

export const note = style({ fontSize: vars.size.small, color: vars.color.muted });
export const error = style({
  fontSize: vars.size.small,
  color: vars.color.danger,
  display: 'flex',
  gap: '.4em',
});
export const errorIcon = style({ flex: 'none', marginTop: '.2em' });
