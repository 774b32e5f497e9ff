import { style } from '@vanilla-extract/css';
import { quiet } from '../../shared/Page.css.ts';

export const handedOver = style([quiet, { display: 'block' }]);
