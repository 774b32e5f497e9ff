import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const lead = style({ color: vars.color.muted, margin: 0, maxInlineSize: '65ch' });
export const facts = style({
  color: vars.color.muted,
  fontSize: vars.size.small,
  margin: 0,
  overflowWrap: 'anywhere',
});
export const form = style({ display: 'grid', gap: vars.space['16'] });
export const columns = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const merge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem)',
  gap: vars.space['12'],
  marginBlockStart: vars.space['16'],
  paddingBlockStart: vars.space['16'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
