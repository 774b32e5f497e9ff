import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** A title in the other language than the page says so before the press: RU or EN after it. */
export const languageMark = style({
  selectors: {
    '&[lang]::after': {
      // In the line of the last word, and glued to it (a word joiner): alone on a line it belongs to nothing.
      content: '"\\2060" attr(lang)',
      marginInlineStart: '0.5em',
      paddingInline: vars.space['4'],
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.control,
      color: vars.color.muted,
      fontSize: vars.size.small,
      fontWeight: 400,
      lineHeight: 1.3,
      textTransform: 'uppercase',
      verticalAlign: '0.1em',
    },
  },
});
