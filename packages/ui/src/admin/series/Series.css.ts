import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const lead = style({ color: vars.color.muted, margin: 0, maxInlineSize: '65ch' });
export const none = style({ color: vars.color.muted, fontWeight: 400 });
export const form = style({ display: 'grid', gap: vars.space['16'] });
export const columns = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const head = style({ fontSize: vars.size.ui, fontWeight: 650, margin: 0 });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
  marginBlockStart: vars.space['16'],
  paddingBlockStart: vars.space['16'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const part = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  overflowWrap: 'anywhere',
});
export const tools = style({ flex: 'none' });
