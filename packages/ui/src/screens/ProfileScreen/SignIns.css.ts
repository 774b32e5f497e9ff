import { style } from '@vanilla-extract/css';
import { quiet } from '../../admin/Page.css.ts';

export const handedOver = style([quiet, { display: 'block' }]);
