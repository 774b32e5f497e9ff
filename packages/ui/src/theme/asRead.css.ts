import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** For texts in the panel that look as readers will see them: the site gives them the typeface of its pages. */
export const asRead = style({ fontFamily: vars.font.text });
