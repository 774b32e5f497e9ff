import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const head = style({
  fontSize: vars.size.ui,
  fontWeight: 650,
  margin: 0,
  paddingBlockStart: vars.space['8'],
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['8'],
  paddingBlock: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
