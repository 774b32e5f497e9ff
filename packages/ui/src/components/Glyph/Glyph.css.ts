import { style } from '@vanilla-extract/css';

export const glyph = style({ flex: 'none' });
