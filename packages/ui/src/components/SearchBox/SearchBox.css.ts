import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'flex', gap: vars.space['8'], maxWidth: '24rem', flex: '1 1 14rem' });
/** Some browsers have their own clear button, which is not a link. */
export const input = style({ '::-webkit-search-cancel-button': { display: 'none' } });
export const label = style({ flex: 1, minWidth: 0 });
