import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const lead = style({ color: vars.color.muted, margin: 0, maxInlineSize: '65ch' });
export const address = style({ overflowWrap: 'anywhere' });
export const short = style({ whiteSpace: 'nowrap' });
export const none = style([short, { color: vars.color.muted }]);
