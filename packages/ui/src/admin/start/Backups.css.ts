import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A path or an address has no spaces at which to wrap. */
export const place = style({ overflowWrap: 'anywhere' });

export const warnings = style({ display: 'grid', gap: vars.space['12'] });

export const act = style({ marginBlockStart: vars.space['8'] });
